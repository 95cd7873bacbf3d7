import { afterAll, vi } from 'vitest';

// A module that still loads when its file ends would fail to, and the files of a worker share it: the next one that
// imports it would fail instead.
afterAll(() => vi.dynamicImportSettled());
