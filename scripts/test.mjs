import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const isLong = process.argv.includes('--long');
const reports = 'dist/reports';

ensureInstalled();
ensureChromium();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const run = (name, command, args, env = {}) => {
  console.log(`\n— ${name}`);
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
};

const results = [];
const isStepGood = (name, ok, report, read) => {
  let counts = { passed: 0, failed: ok ? 0 : 1 };
  try {
    counts = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // A step that died before its report counts as one failure.
  }
  if (!ok && counts.failed === 0) counts.failed = 1;
  results.push({ name, ...counts });
};

const unit = run('unit tests and stories', 'npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/vitest.json`,
]);
isStepGood(
  'unit tests and stories',
  unit,
  `${reports}/vitest.json`,
  ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTests === 0 ? numFailedTestSuites : 0),
  }),
);

if (run('build of the playground', 'npx', ['vite', 'build', '--logLevel', 'warn'])) {
  const args = ['playwright', 'test', ...(isLong ? [] : ['--project=journeys'])];
  const journeys = run('journeys in Chromium', 'npx', args, { VESTIBULE_REPORT: `${reports}/playwright.json` });
  isStepGood('journeys', journeys, `${reports}/playwright.json`, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
  // Each journey once more: in a shadow root, under the strict policy, and by each other entry.
  for (const condition of isLong ? ['shadow', 'strict', 'react', 'script'] : []) {
    const report = `${reports}/playwright-${condition}.json`;
    const again = ['playwright', 'test', '--project=journeys', 'tests/journeys'];
    const ok = run(`journeys, ${condition}`, 'npx', again, {
      VESTIBULE_REPORT: report,
      VESTIBULE_CONDITION: condition,
    });
    isStepGood(`journeys, ${condition}`, ok, report, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }));
  }
} else results.push({ name: 'build', passed: 0, failed: 1 });

const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(
  `\n${results.map(({ name, passed, failed }) => `${name}: ${passed} passed, ${failed} failed`).join('\n')}\n`,
);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
