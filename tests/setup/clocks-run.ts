import { afterAll, expect, vi } from 'vitest';

// The files of a worker share its clocks: with those that a file leaves stopped, every test of the next one would wait
// until it times out. A spy of a stopped clock does so too: `restoreAllMocks` of a later file would put it back.
afterAll(() => {
  vi.restoreAllMocks();
  expect('clock' in setTimeout, 'this file leaves the clocks stopped').toBe(false);
});
