import { statSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { page, unit } from './scripts/vitest/projects.ts';

// The tests that hold the code under mutation, as `npm run mutation` names them; no browser.
const tests = (process.env['VESTIBULE_MUTATION'] ?? '').split(' ');

export default defineConfig({
  test: {
    sequence: { sequencer: sequencerOf() },
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

/** The first test that fails ends the run of a fault, so short files are run before long ones. */
function sequencerOf() {
  const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
  return class extends BaseSequencer {
    override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return Promise.resolve(files.toSorted((one, other) => sizeOf(one) - sizeOf(other)));
    }
  };
}
