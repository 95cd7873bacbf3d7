import { assert, asyncModelRun, asyncProperty, constantFrom } from 'fast-check';
import { expect } from '../support/fixtures';
import { begin } from './begin';
import { commands } from './commands';
import { starts } from './starts';
import { test } from './walk-test';

/** The length of the walk in minutes (`npm run test:long -- --walk 60`), and the seed of one that is walked again. */
const minutes = Number(process.env['VESTIBULE_WALK'] ?? 2);
const seed = Number(process.env['VESTIBULE_SEED'] ?? Date.now() % 2_147_483_647);

for (const [name, start] of Object.entries(starts)) {
  test(`a user reaches ${name}, and nothing is broken, lost or leaked on the way @long [T-LOAD-7]`, async ({
    walker,
  }) => {
    await begin(walker, start);
  });
}

test('no sequence of actions of a visitor, the network and the host breaks, loses or leaks anything @long [T-LOAD-7]', async ({
  walker,
}) => {
  test.setTimeout((minutes + 3) * 60_000);
  const walk = asyncProperty(constantFrom(...Object.keys(starts)), commands, async (name, steps) => {
    const start = starts[name];
    if (!start) throw new Error(`There is no way to ${name}.`);
    await begin(walker, start);
    await asyncModelRun(() => ({ model: {}, real: walker }), steps);
  });
  // A failed walk is reported by its seed and path. It is not shortened, because that takes as long as finding it.
  await assert(walk, {
    seed,
    numRuns: 100_000,
    interruptAfterTimeLimit: minutes * 60_000,
    endOnFailure: true,
    ...(process.env['VESTIBULE_PATH'] && { path: process.env['VESTIBULE_PATH'] }),
  });
  expect(walker.steps).toBeGreaterThan(10);
});
