import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

afterEach(cleanup);

// In jsdom, an element that its own focus removed stays the focused one, and the document has no active element until
// the next focus. No browser does that, and `:focus` throws there.
afterEach(() => {
  if (typeof document === 'undefined' || document.activeElement) return;
  const button = document.createElement('button');
  document.documentElement.append(button);
  button.focus();
  button.remove();
});

// The files of a worker share one page: what another file stored there would be read by this one.
beforeAll(() => {
  // A test of a server's rendering has no page.
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

// Tests wait for events. A busy machine only takes longer.
configure({ asyncUtilTimeout: 10_000 });
