import process from 'node:process';
import type { Page } from '@playwright/test';
import { expect, test } from '../index';

const executablePath = process.env['CHROMIUM'];
test.use({ launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) } });

/** In the page: what it finds, and the native timer where no clock is installed. */
const look = () => ({
  known: window.vestibuleEmulator,
  now: Date.now(),
  isTimerNative: String(window.setTimeout).includes('[native code]'),
});

async function opened(page: Page) {
  await page.goto('data:text/html,');
  return page.evaluate(look);
}

test('each page of the browser finds the emulator', async ({ page, browser, emulator }) => {
  const { publicToken, clientOptions } = emulator;
  const context = await browser.newContext({ colorScheme: 'dark' });
  const pages = [page, await context.newPage(), await browser.newPage()];
  for (const one of pages) expect((await opened(one)).known).toEqual({ publicToken, clientOptions });
  expect(await pages[1]?.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
});

test.describe('each call that adds a script is counted', () => {
  let calls = 0;
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    const contexts: Record<string, (...args: unknown[]) => unknown> = Object.getPrototypeOf(context);
    const { addInitScript } = contexts;
    contexts['addInitScript'] = function counted(this: unknown, ...args) {
      calls += 1;
      return addInitScript?.apply(this, args);
    };
    await context.close();
  });

  test('a page of a test has one script', async ({ page }) => {
    expect((await opened(page)).known).toBeDefined();
    expect(calls).toBe(1);
  });
});

test('the clock moves in each page, also in one that is opened later', async ({ page, browser, emulator, clock }) => {
  const early = await browser.newPage();
  const first = [await opened(page), await opened(early)];
  await clock.advance(600);
  const late = await opened(await browser.newPage());
  const pages = [await page.evaluate(look), await early.evaluate(look), late];
  const now = (await emulator.clock.advance(0)).getTime();
  for (const { now: time } of first) expect(now - time).toBeGreaterThanOrEqual(600_000);
  for (const { now: time } of pages) expect(Math.abs(now - time)).toBeLessThan(60_000);
  expect(now - Date.now()).toBeGreaterThan(500_000);
});

test('a test without the clock has none in its pages', async ({ page, browser }) => {
  for (const one of [page, await browser.newPage()]) {
    const { now, isTimerNative } = await opened(one);
    expect(isTimerNative).toBe(true);
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  }
});

test.describe('a page of all tests', () => {
  let shared: Page;
  test.beforeAll(async ({ browser }) => {
    shared = await browser.newPage();
  });
  test.afterAll(() => shared.close());

  for (const run of ['first', 'second'])
    test(`it has the time of the ${run} test that moves the clock`, async ({ emulator, clock }) => {
      await opened(shared);
      await clock.advance(600);
      const { known, now } = await shared.evaluate(look);
      expect(known?.publicToken).toBe(emulator.publicToken);
      expect(Math.abs(now - (await emulator.clock.advance(0)).getTime())).toBeLessThan(60_000);
    });
});
