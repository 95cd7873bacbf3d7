import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { headlessChromiumPath } from './scripts/chromium.mjs';
import { condition, engine } from './tests/support/condition.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // V8's threads would compile ahead on the core of the other worker, and no page lives long enough to gain from
  // optimized code: without it a run takes a fifteenth less.
  '--js-flags=--single-threaded --no-opt --no-maglev',
];

const chromium = {
  browserName: 'chromium',
  viewport: { width: 1000, height: 800 },
  launchOptions: { executablePath: headlessChromiumPath(), args: flags },
} as const;

/** What a person holds in a hand: `VESTIBULE_CONDITION=touch`. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Debian's own, driven by WebDriver BiDi: `VESTIBULE_ENGINE=firefox`. */
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  viewport: { width: 1000, height: 800 },
  launchOptions: {
    executablePath: fileURLToPath(new URL('tests/engines/firefox-esr.mjs', import.meta.url)),
    // One browser for many tests: its list of what an earlier test typed would take the first Escape.
    firefoxUserPrefs: { 'browser.formfill.enable': false },
  },
} as const;

/** On a busy machine a browser may stumble. The second try is reported as UNSTEADY; the long run allows none. */
const retries = Number(process.env['VESTIBULE_RETRIES'] ?? 0);

/** The steps of a test that failed; where there is a second try, that is the one recorded, since recording all costs time. */
const trace = retries > 0 ? 'on-first-retry' : 'retain-on-failure';

/**
 * Each run draws no animations, which take a tenth of its time without a graphics card; the long run and the conditions
 * draw them, as do the tests that ask for them.
 */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** The long run takes what `npm test` leaves out: `VESTIBULE_LONG=1`. */
const isLong = Boolean(process.env['VESTIBULE_LONG']);

/** What is driven or served in a way of its own. */
const elsewhere = [
  '**/demo/**',
  '**/embedder/**',
  '**/engines/**',
  '**/guides/**',
  '**/screen-reader/**',
  '**/site/**',
];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // The code that renders the pages on a server is built: to compile all of it once more takes a worker ten seconds.
  build: { external: ['**/dist/**'] },
  timeout: 30_000,
  // What is waited for comes; a busy machine only takes longer.
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries,
  reporter: process.env['VESTIBULE_REPORT']
    ? [['dot'], ['json', { outputFile: process.env['VESTIBULE_REPORT'] }]]
    : 'list',
  use:
    engine === 'firefox'
      ? firefox
      : { ...chromium, trace, ...(!isLong && !condition && still), ...(condition === 'touch' && phone) },
  projects: [
    { name: 'journeys', grepInvert: isLong ? /@long/ : /@long|@every/, testIgnore: elsewhere },
    { name: 'long', grep: /@long/, timeout: 600_000, testIgnore: elsewhere },
    { name: 'webkit', testDir: 'tests/engines', workers: 1 },
    { name: 'orca', testDir: 'tests/screen-reader', workers: 1, timeout: 180_000 },
    { name: 'guides', testDir: 'tests/guides' },
    { name: 'demo', testDir: 'tests/demo', workers: 1 },
    { name: 'site', testDir: 'tests/site', workers: 1 },
  ],
});
