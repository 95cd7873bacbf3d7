import { defineConfig } from 'vitest/config';
import { page, unit } from './scripts/vitest/projects.ts';

// The tests that hold the code under mutation, as `npm run mutation` names them; no browser.
const tests = (process.env['VESTIBULE_MUTATION'] ?? '').split(' ');

export default defineConfig({
  test: {
    projects: [unit(tests.filter((test) => !test.endsWith('x'))), page(tests.filter((test) => test.endsWith('x')))],
  },
});
