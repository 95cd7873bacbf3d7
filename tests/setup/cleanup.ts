import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// What is waited for comes; a busy machine only takes longer.
configure({ asyncUtilTimeout: 10_000 });
