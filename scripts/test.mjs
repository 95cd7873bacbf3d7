import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildFor, ensurePackages } from './build-for.mjs';
import { buildEmbedderApp, testEmbedderApp } from './embedder-app.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureFirefox, ensureOrca, ensureWebKit } from './ensure-engines.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { buildGuides } from './guides.mjs';
import { failedInitApps, initApps } from './init-apps.mjs';
import { failedOnce, readMutation, readPlaywright, readVitest, resultOf } from './reports.mjs';
import { runTool } from './run.mjs';

const isLong = process.argv.includes('--long');
const reports = 'dist/reports';

ensureInstalled();
ensureChromium();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const run = (name, tool, args, env = {}) => {
  console.log(`\n— ${name}`);
  return runTool(tool, args, { env: { ...process.env, ...env } });
};

// The long run allows no retry.
const retries = isLong ? '0' : '1';
if (isLong) process.env['VESTIBULE_LONG'] = '1';
// The minutes of the random walk.
const walk = process.argv.indexOf('--walk');
if (walk > 0) process.env['VESTIBULE_WALK'] = process.argv[walk + 1];
const results = [];
const conclude = (name, ok, report, read) => {
  results.push({ name, ...resultOf(name, ok, () => read(report)) });
};
/** A stage of the long run whose program cannot be installed is a failure: it has proved nothing. */
const missing = (name) => results.push({ name, ...failedOnce(`${name}: could not be installed, so it was not run`) });

const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`];
const unit = run('unit tests and stories', 'vitest', vitest, isLong ? { VESTIBULE_EXPLORE: '1' } : {});
conclude('unit tests and stories', unit, `${reports}/vitest.json`, readVitest);

// Mutants, which the unit tests must find.
if (isLong) {
  const mutation = run('mutation', 'tsx', ['scripts/mutation.ts']);
  conclude('mutation', mutation, `${reports}/mutation.json`, readMutation);
}

if (run('build of the playground', 'vite', ['build', '--logLevel', 'warn'])) {
  const args = ['test', '--project=journeys', ...(isLong ? ['--project=long'] : [])];
  const journeys = run('journeys in Chromium', 'playwright', args, {
    VESTIBULE_REPORT: `${reports}/playwright.json`,
    VESTIBULE_RETRIES: retries,
  });
  conclude('journeys', journeys, `${reports}/playwright.json`, readPlaywright);
  // Each journey again: in a shadow root, under the strict policy, in StrictMode, with each other entry, on an older
  // React, and in other engines.
  const again = (name, env, ...args) => {
    const report = `${reports}/playwright-${name}.json`;
    const { VESTIBULE_CONDITION: condition = '' } = env;
    if (!buildFor(condition)) return conclude(`journeys, ${name}`, false, report, readPlaywright);
    const ok = run(`journeys, ${name}`, 'playwright', ['test', ...args], {
      VESTIBULE_REPORT: report,
      VESTIBULE_RETRIES: retries,
      ...env,
    });
    return conclude(`journeys, ${name}`, ok, report, readPlaywright);
  };
  const whole = ['--project=journeys', 'tests/journeys'];
  // React mounts everything twice only in its development build, so these run on that.
  again('StrictMode', { VESTIBULE_CONDITION: 'strict-mode' }, '--project=journeys', '-g', 'StrictMode');
  // By touch: a user who cannot allow or log out is locked out.
  const decisions = ['consent', 'consent-permissions', 'log-out-question'].map(
    (name) => `tests/journeys/${name}.spec.ts`,
  );
  const byTouch = ['--project=journeys', '-g', 'a user|a denial|Allow|log-out', ...decisions];
  if (!isLong) again('touch', { VESTIBULE_CONDITION: 'touch' }, ...byTouch);
  for (const name of isLong
    ? ['shadow', 'strict', 'strict-mode', 'react', 'react-18', 'element', 'script', 'touch']
    : []) {
    again(name, { VESTIBULE_CONDITION: name }, ...whole);
  }
  // The oldest client of the declared range: the adapter's tests with it, and every journey.
  if (isLong) {
    const report = `${reports}/vitest-oldest-client.json`;
    const client = 'tests/oldest-client';
    const adapter = [
      'run',
      '--project=unit',
      '--project=page',
      'widget/stytch',
      '--reporter=json',
      `--outputFile=${report}`,
    ];
    const ok =
      ensurePackages(client) &&
      run('the adapter on the oldest client', 'vitest', adapter, { VESTIBULE_CLIENT: client });
    conclude('the adapter on the oldest client', ok, report, readVitest);
    again('the oldest client', { VESTIBULE_CONDITION: 'oldest-client' }, ...whole);
  }
  if (isLong && buildGuides()) again('guides', {}, '--project=guides');
  else if (isLong) conclude('journeys, guides', false, '', readPlaywright);
  // The static files of `npm run demo:build`, in a folder of a plain file server.
  if (isLong && runTool('tsx', ['scripts/demo.ts'])) again('demo', {}, '--project=demo');
  else if (isLong) conclude('journeys, demo', false, '', readPlaywright);
  // The documentation for embedders, with the live widget in its pages.
  if (isLong && runTool('tsx', ['scripts/site.ts', 'build'])) again('site', {}, '--project=site');
  else if (isLong) conclude('journeys, site', false, '', readPlaywright);
  // Both packages in an empty project, where a user signs in with a code from the typed outbox.
  if (isLong) {
    console.log("\n— an embedder's project");
    const report = `${reports}/playwright-embedder.json`;
    conclude("an embedder's project", buildEmbedderApp() && testEmbedderApp(report), report, readPlaywright);
  }
  // Projects of each framework that `init` has set up, with the test that it wrote.
  if (isLong) {
    console.log('\n— projects that init began');
    const failed = failedInitApps();
    const failures = failed.map((name) => `init: the test in the project of ${name}`);
    results.push({
      name: 'init',
      passed: initApps.length - failed.length,
      failed: failed.length,
      failures,
      unsteady: [],
    });
  }
  // The last release and this state, loaded alternately: no measurement may be worse by more than its noise.
  if (isLong) {
    const ok = run('the benchmark beside the last release', 'tsx', ['bench/run.ts', '--check', '--brief']);
    const passed = { passed: 1, failed: 0, failures: [], unsteady: [] };
    results.push({ name: 'benchmark', ...(ok ? passed : failedOnce('benchmark: failed, see above')) });
  }
  if (isLong) {
    if (ensureFirefox()) again('Firefox', { VESTIBULE_ENGINE: 'firefox' }, ...whole);
    else missing('Firefox');
    if (ensureWebKit()) again('WebKitGTK', {}, '--project=webkit');
    else missing('WebKitGTK');
    // Some journeys with a screen reader.
    if (ensureOrca()) again('Orca', {}, '--project=orca');
    else missing('Orca');
  }
} else conclude('build of the playground', false, '', readPlaywright);

// Last, so that the end of a log shows the failures.
const failedLines = [
  ...results.flatMap(({ failures }) => failures.map((failure) => `FAILED ${failure}`)),
  ...results.flatMap(({ unsteady }) => unsteady.map((test) => `UNSTEADY (failed, then passed) ${test}`)),
];
writeFileSync(`${reports}/failures.txt`, failedLines.map((line) => `${line}\n`).join(''));
if (failedLines.length > 0) console.log(`\n${failedLines.join('\n')}`);

const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(
  `\n${results.map(({ name, passed, failed }) => `${name}: ${passed} passed, ${failed} failed`).join('\n')}\n`,
);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
