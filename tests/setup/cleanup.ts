import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Tests wait for events. A busy machine only takes longer.
configure({ asyncUtilTimeout: 10_000 });
