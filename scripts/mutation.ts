import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { lineOf, type Score, scoreOf } from './mutation/score.ts';
import { withScores } from './mutation/score-table.ts';
import { notMutated, partOf, type Subject, subjects } from './mutation/subjects.ts';
import { runTool } from './run.mjs';

// `npm run mutation [folder ...]`: mutates the code, one mutant at a time; the tests of each folder must find them. A
// folder or a file within one of them can be measured as well; its score is not stored.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Each runs a separate vitest.
    concurrency: { type: 'string', default: '2' },
    // Lists the mutants that no test found.
    survivors: { type: 'boolean', default: false },
    // Uses the results of an earlier run, stored in `dist/`, where neither the code nor the tests that reach it have
    // changed.
    incremental: { type: 'boolean', default: false },
    // Writes the scores to `docs/contributing/threats.md`.
    write: { type: 'boolean', default: false },
  },
});
const reports = 'dist/reports/mutation';
mkdirSync(reports, { recursive: true });

const named = positionals.map((name) => name.replace(/\/$/, ''));
const wanted = named.length > 0 ? named : Object.keys(subjects);
const unknown = wanted.find((name) => !partOf(name));
if (unknown !== undefined) {
  console.error(`No score is taken of ${unknown}. Name some of: ${Object.keys(subjects).join(', ')}.`);
  process.exit(1);
}
const scores = new Map<string, Score>();
for (const name of wanted) {
  const part = partOf(name);
  if (!part) continue;
  const score = await measure(part.name, part.subject);
  scores.set(name, score);
  console.log(lineOf(name, score));
  if (options.survivors) console.log(score.survivors.map((survivor) => `  ${survivor}`).join('\n'));
  // After each folder, so that a stopped run keeps its results.
  writeFileSync(`${reports}.json`, JSON.stringify(Object.fromEntries(scores)));
  if (options.write && part.name === name) keep(new Map([[name, score]]));
}
process.exit([...scores.values()].every(({ isEnough }) => isEnough) ? 0 : 1);

/**
 * Applies each mutant to a copy of the code, and runs the tests that reach it; `stryker.config.json` has the settings.
 * Mutants in code that runs when a module is loaded are excluded (`ignoreStatic`): they would reload every module for
 * each test. The files are otherwise unchanged (`disableTypeChecks`), because tests of documents compare the source.
 */
async function measure(name: string, { mutate, tests }: Subject): Promise<Score> {
  // Read by `vitest.mutation.config.ts`, in processes of Stryker's own.
  process.env['VESTIBULE_MUTATION'] = tests.join(' ');
  const stryker = new Stryker({
    configFile: 'stryker.config.json',
    mutate: [...mutate, ...notMutated],
    concurrency: Number(options.concurrency),
    incremental: options.incremental,
    incrementalFile: `${reports}/${name.replaceAll('/', '-')}.incremental.json`,
    jsonReporter: { fileName: `${reports}/${name.replaceAll('/', '-')}.json` },
  });
  return scoreOf(await stryker.runMutationTest());
}

function keep(measured: ReadonlyMap<string, Score>): void {
  const document = 'docs/contributing/threats.md';
  writeFileSync(document, withScores(readFileSync(document, 'utf8'), measured));
  runTool('oxfmt', [document]);
}
