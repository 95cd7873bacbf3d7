import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

afterEach(cleanup);

// The files of a worker share one page: what another file stored there would be read by this one.
beforeAll(() => {
  // A test of a server's rendering has no page.
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

// Tests wait for events. A busy machine only takes longer.
configure({ asyncUtilTimeout: 10_000 });
