import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { page, unit } from './scripts/vitest/projects.ts';

// The tests that hold the code under mutation, as `npm run mutation` names them; no browser.
const tests = (process.env['VESTIBULE_MUTATION'] ?? '').split(' ');

export default defineConfig({
  test: {
    projects: [
      unit(tests.filter((test) => !test.endsWith('x'))),
      afterOthers(page(tests.filter((test) => test.endsWith('x')))),
    ],
  },
});

/** A page takes longer to make than most tests: none is made for a fault that a test without one has found. */
function afterOthers(project: TestProjectInlineConfiguration): TestProjectInlineConfiguration {
  return { ...project, test: { ...project.test, sequence: { groupOrder: 1 } } };
}
