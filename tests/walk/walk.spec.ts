import { assert, asyncModelRun, asyncProperty, constantFrom } from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import { addAuthenticator } from '../support/authenticator';
import { expect, test } from '../support/fixtures';
import { addEthereumWallet } from '../support/wallets';
import { commands } from './commands';
import { email, secret } from './people';
import { places } from './places';
import { look, placeOf } from './screens';
import type { Walker } from './walker';

/** The length of the walk in minutes (`npm run test:long -- --walk 60`), and the seed of one that is walked again. */
const minutes = Number(process.env['VESTIBULE_WALK'] ?? 2);
const seed = Number(process.env['VESTIBULE_SEED'] ?? Date.now() % 2_147_483_647);

test('whatever a visitor, the network and the host do, in any order, nothing is broken, lost or told to others @long', async ({
  page,
  world,
  control,
  watch,
}) => {
  test.setTimeout((minutes + 3) * 60_000);
  watch.allow(
    /Failed to load resource|blocked by CORS policy|net::ERR|CORS|dynamically imported|background refresh|No code verifier/,
  );
  const walker: Walker = {
    page,
    control,
    watch,
    host: world.host,
    wallet: await addEthereumWallet(page, { announce: { name: 'Robin', rdns: 'org.robin' } }),
    authenticator: await addAuthenticator(page),
    start: '',
    place: '',
    pressed: new Set(),
    ways: new Map(),
    judged: new Set(),
    steps: 0,
  };
  await page.exposeFunction('notePress', (name: string) => void walker.pressed.add(name));
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button');
      if (button) Reflect.get(window, 'notePress')(button.getAttribute('aria-label') ?? button.textContent);
    };
    addEventListener('click', note, { capture: true });
  });
  const walk = asyncProperty(constantFrom(...Object.keys(places)), commands, async (name, steps) => {
    await page.context().setOffline(false);
    await control.reset();
    await control.addUser({ email, password: secret });
    await page.context().clearCookies();
    await walker.authenticator.clear();
    await walker.authenticator.setVerified(true);
    walker.wallet.behave.sign = 'agree';
    walker.pressed.clear();
    walker.start = (await places[name]?.({ page, control, host: world.host })) ?? world.host;
    // What was kept is forgotten where it cannot be used any more.
    await page.goto(`${world.host}/favicon.svg`);
    await look(page, () => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await page.goto(walker.start);
    await expect(page.locator('.vestibule')).toContainText(/\w/);
    walker.place = await placeOf(page);
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
  // The traces of several walks are drawn together (`npm run walk:draw`).
  mkdirSync('dist/walks', { recursive: true });
  const ways = Object.fromEntries([...walker.ways].toSorted());
  const traces = `${JSON.stringify({ seed, steps: walker.steps, ways }, undefined, 2)}\n`;
  for (const file of ['dist/walk.json', `dist/walks/${seed}.json`]) writeFileSync(file, traces);
  expect(walker.steps).toBeGreaterThan(10);
});
