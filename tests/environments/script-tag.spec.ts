import type { Page } from '@playwright/test';
import type { Emulator } from '../../emulator/node/start-emulator';
import type { PreloadList } from '../../scripts/build/preload-list';
import { engine, noSecondFetch } from '../support/condition';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { allow, consentAddress } from '../support/consent-page';
import { openScriptPage } from '../support/script-page';
import { codeProps } from '../support/sign-in';

const passwordProps = { config: { products: ['passwords', 'otp'], otpOptions: { methods: ['sms'] } } };

test('a consent page by script tag fetches its three files at once, and each once', async ({
  page,
  control,
  world,
}) => {
  const address = await consentAddress(page, control, world.host, { embed: { entry: 'script' } });
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/script/') && fetched.push(request.url()));
  await page.goto(address);
  await expect(allow(page)).toBeVisible();
  const before = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = entries.filter(({ name }) => name.includes('/script/'));
    const script = files.find(({ name }) => name.endsWith('/vestibule.js'));
    return files.filter(({ startTime }) => script && startTime < script.responseEnd).map(({ name }) => name);
  });
  expect(before.map((url) => url.replace(/^.*\/|(?:-[\w-]{7})?\.js$/g, '')).toSorted()).toEqual([
    'identity-provider',
    'make-client',
    'vestibule',
  ]);
  expect(fetched).toHaveLength(new Set(fetched).size);
});

test('a log-in page with passwords by script tag fetches the file that the list names for it', async ({
  page,
  world,
}) => {
  const list = (await (await page.request.get(`${world.host}/script/preload.json`)).json()) as PreloadList;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(embedAddress(world.host, { entry: 'script', props: passwordProps }));
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(list.mountLogin).toHaveLength(1);
  expect(fetched).toEqual(expect.arrayContaining(list.mountLogin.map((file) => `${world.host}/script/${file}`)));
});

test(
  'a log-in page by script tag fetches and makes its client when the first screen has been painted',
  inLongRun,
  async ({ page, world, emulator }) => {
    const session = await page.context().newCDPSession(page);
    // Frames pass while the first screen is being rendered.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(markPaint);
    const asked = page.waitForRequest(/\/sdk\/v1\/projects\/bootstrap\//);
    await openOwnPage(page, emulator, world.host, 'mountLogin', passwordProps);
    await asked;
    const painted = () => page.evaluate(() => performance.getEntriesByName('painted')[0]?.startTime ?? 0);
    await expect.poll(painted).toBeGreaterThan(0);
    await expect.poll(() => startOf(page, '/projects/bootstrap/')).toBeGreaterThan(await painted());
    expect(await startOf(page, '/make-client')).toBeGreaterThan(await painted());
  },
);

test(
  'most functions of a first screen by script tag are compiled with their file, not at their first call',
  inLongRun,
  async ({ page, browser, world, emulator }) => {
    const open = async () => {
      await openOwnPage(page, emulator, world.host, 'mountLogin', passwordProps);
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    };
    await page.coverage.startJSCoverage();
    await open();
    const covered = (await page.coverage.stopJSCoverage()).flatMap(({ functions }) => functions);
    const called = covered.filter(({ ranges: [whole] }) => whole && whole.count > 0);
    await page.addInitScript(markPaint);
    await browser.startTracing(page, { categories: ['disabled-by-default-v8.compile', 'blink.user_timing'] });
    await open();
    const { traceEvents }: { traceEvents: readonly { name: string; ts: number }[] } = JSON.parse(
      String(await browser.stopTracing()),
    );
    const rendered = traceEvents.find(({ name }) => name === 'rendered')?.ts ?? 0;
    expect(rendered).toBeGreaterThan(0);
    const late = traceEvents.filter(({ name, ts }) => name === 'V8.CompileCode' && ts < rendered);
    expect(called.length).toBeGreaterThan(400);
    expect(late.length).toBeLessThan(called.length / 2);
  },
);

test('a page that needs a session fetches the code of its client beside that of its mount', async ({
  page,
  world,
  emulator,
}) => {
  const asked = page.waitForRequest(/\/make-client-/);
  // The mount's own code arrives only after the other was asked for.
  await page.route(/\/passkey-registration-/, async (route) => {
    await asked;
    await route.continue();
  });
  const mounting = page.waitForResponse(/\/passkey-registration-/);
  await openOwnPage(page, emulator, world.host, 'mountPasskeyRegistration', { config: { products: ['passkeys'] } });
  expect((await mounting).ok()).toBe(true);
});

test(
  'a client whose file could not be fetched is made at the next press, by script tag',
  inLongRun,
  async ({ page, world, emulator, watch }) => {
    test.skip(engine === 'firefox', noSecondFetch);
    // The developer is told as well, if the press comes late.
    watch.allow(/Failed to load resource|The function of lateClient failed/);
    await page.route(/\/make-client-/, (route) => route.abort(), { times: 1 });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/make-client-'));
    await openOwnPage(page, emulator, world.host, 'mountLogin', codeProps);
    await lost;
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  },
);

test(
  'a guard by script tag whose file could not be fetched asks for it again after a minute [B-SIGNIN-7]',
  inLongRun,
  async ({ page, world, emulator, watch }) => {
    test.skip(engine === 'firefox', noSecondFetch);
    watch.allow(/Failed to load resource/);
    await page.clock.install();
    const isGuard = /\/script\/vestibule\/sign-in-[\w-]{7}\.js/;
    await page.route(isGuard, (route) => route.abort(), { times: 1 });
    const lost = page.waitForEvent('requestfailed', (request) => isGuard.test(request.url()));
    await openScriptPage(page, emulator, world.host, 'Vestibule.guardSession({ client });');
    await lost;
    const again = page.waitForResponse(isGuard);
    await page.clock.fastForward(60_000);
    expect((await again).ok()).toBe(true);
  },
);

/** Opens a page that makes its client and its mount with the script alone. */
const openOwnPage = (page: Page, emulator: Emulator, host: string, mount: string, options: object) =>
  openScriptPage(page, emulator, host, `Vestibule.${mount}('main', { client, ...${JSON.stringify(options)} });`);

/** The time of the request for the first file whose address contains a text; 0 as long as there is none. */
function startOf(page: Page, part: string): Promise<number> {
  return page.evaluate(
    (searched) => performance.getEntriesByType('resource').find(({ name }) => name.includes(searched))?.startTime ?? 0,
    part,
  );
}

/** In the page: marks `rendered` when the first field is there, and `painted` when it has been painted. */
function markPaint(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('input')) return;
    watcher.disconnect();
    performance.mark('rendered');
    // A message that is sent in a frame comes when the frame has been painted.
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => performance.mark('painted'));
    channel.port1.start();
    requestAnimationFrame(() => channel.port2.postMessage(undefined));
  });
  watcher.observe(document, { childList: true, subtree: true });
}

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a request by script tag names the time zone that the browser names', async ({ page, world }) => {
    const asked = page.waitForRequest(/\/sdk\/v1\/projects\/bootstrap\//);
    await page.goto(embedAddress(world.host, { entry: 'script', props: codeProps }));
    const header = (await (await asked).headerValue('x-sdk-client')) ?? '';
    const telemetry: unknown = JSON.parse(Buffer.from(header, 'base64').toString());
    expect(telemetry).toMatchObject({ timezone: 'Pacific/Auckland' });
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Pacific/Auckland');
  });
});
