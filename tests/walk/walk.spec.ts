import { assert, asyncModelRun, asyncProperty, constantFrom } from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { commands } from './commands';
import { secret, type Walker } from './walker';

/** The length of the walk in minutes (`npm run test:long -- --walk 60`), and the seed of one that is walked again. */
const minutes = Number(process.env['VESTIBULE_WALK'] ?? 2);
const seed = Number(process.env['VESTIBULE_SEED'] ?? Date.now() % 2_147_483_647);

const products = {
  'links and passwords': { products: ['emailMagicLinks', 'passwords'] },
  codes: { products: ['otp'], otpOptions: { methods: ['email', 'sms'] } },
  passwords: { products: ['passwords'] },
};

test('whatever a visitor, the network and the host do, in any order, nothing is broken, lost or told to others @long', async ({
  page,
  world,
  control,
  watch,
}) => {
  test.setTimeout((minutes + 3) * 60_000);
  watch.allow(/Failed to load resource|blocked by CORS policy|net::ERR|CORS|dynamically imported|background refresh/);
  const walker: Walker = { page, control, watch, ways: new Map(), judged: new Set(), steps: 0 };
  const walk = asyncProperty(constantFrom(...Object.values(products)), commands, async (config, steps) => {
    await page.context().setOffline(false);
    await control.reset();
    await control.addUser({ email: 'ada@example.com', password: secret });
    await page.context().clearCookies();
    await page.goto(embedAddress(world.host, { props: { config } }));
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await expect(page.locator('.vestibule')).toContainText(/\w/);
    await asyncModelRun(() => ({ model: {}, real: walker }), steps);
  });
  // A walk that failed is told as it was, by its seed and path: to shorten it takes as long as to find it.
  await assert(walk, {
    seed,
    numRuns: 100_000,
    interruptAfterTimeLimit: minutes * 60_000,
    endOnFailure: true,
    ...(process.env['VESTIBULE_PATH'] && { path: process.env['VESTIBULE_PATH'] }),
  });
  mkdirSync('dist/reports', { recursive: true });
  const ways = Object.fromEntries([...walker.ways].toSorted());
  writeFileSync('dist/walk.json', `${JSON.stringify({ seed, steps: walker.steps, ways }, undefined, 2)}\n`);
  expect(walker.steps).toBeGreaterThan(10);
});
