import type { Page } from '@playwright/test';
import { expect, test } from 'vestibule-auth-emulator/playwright';

/** Asks for a code, and stands where it is typed. */
async function askForCode(page: Page, email = 'ada@example.com'): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'One-time passcode' }).pressSequentially(code);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
}

/** In the page: marks `field` when the first field is there. */
function markField(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('input')) return;
    watcher.disconnect();
    performance.mark('field');
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** In the page: the number of scripts that were asked for before the first field was there. */
function scriptsBeforeField(): number {
  const [field] = performance.getEntriesByName('field');
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return scripts.filter(({ startTime }) => startTime < (field?.startTime ?? Infinity)).length;
}

test('a user signs in with a code from the typed outbox', async ({ page, emulator }) => {
  await page.goto('/');
  await askForCode(page);
  await typeCode(page, await emulator.outbox.waitForCode('ada@example.com'));
  expect(await emulator.users.list()).toMatchObject([{ emails: [{ email: 'ada@example.com', verified: true }] }]);
});

test('a page loads at most 5 scripts before its field accepts input, and few more after', async ({
  page,
  emulator,
}) => {
  expect(await emulator.users.list()).toEqual([]);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(markField);
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await page.evaluate(scriptsBeforeField)).toBeLessThanOrEqual(5);
  await askForCode(page);
  expect(scripts.length).toBeLessThanOrEqual(12);
});

test('the next test begins signed out, and a fault applies to the call that it names', async ({ page, emulator }) => {
  expect(await emulator.users.list()).toEqual([]);
  await emulator.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'status', status: 429 });
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await emulator.outbox.messages()).toEqual([]);
});

test('the clock moves on both sides: the page shows that the code has expired, and the provider refuses it', async ({
  page,
  emulator,
  clock,
}) => {
  await page.goto('/');
  await askForCode(page);
  const code = await emulator.outbox.waitForCode('ada@example.com');
  await clock.advance(10 * 60);
  await expect(page.getByText('Your code has expired').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'One-time passcode' }).pressSequentially(code);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeHidden();
  const now = await page.evaluate(() => Date.now());
  expect(Math.abs(now - (await emulator.clock.advance(0)).getTime())).toBeLessThan(60_000);
});

test('a second user in a context of their own signs in with their own code, at the time of the first', async ({
  page,
  browser,
  baseURL,
  emulator,
  clock,
}) => {
  await page.goto('/');
  await askForCode(page);
  await typeCode(page, await emulator.outbox.waitForCode('ada@example.com'));
  await clock.advance(60 * 60);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${baseURL}/`);
  await askForCode(other, 'bob@example.com');
  await typeCode(other, await emulator.outbox.waitForCode('bob@example.com'));
  const now = await other.evaluate(() => Date.now());
  expect(Math.abs(now - (await emulator.clock.advance(0)).getTime())).toBeLessThan(60_000);
  expect((await emulator.users.list()).map(({ emails }) => emails[0]?.email).toSorted()).toEqual([
    'ada@example.com',
    'bob@example.com',
  ]);
  await context.close();
});

for (const way of ['worker', 'fetch'] as const) {
  test(`a user signs in on static files, with the provider in the page (${way})`, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
    });
    await page.goto(`/?in-page=${way}`);
    await askForCode(page);
    expect(await page.evaluate(() => window.pageEmulator?.interception.kind)).toBe(way);
    // The state outlives the page: a code that was sent before a reload is in the outbox after it.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(await page.evaluate(async () => (await window.pageEmulator?.outbox.messages())?.length)).toBe(1);
    await askForCode(page);
    const code = await page.evaluate(() => window.pageEmulator?.outbox.waitForCode('ada@example.com'));
    await typeCode(page, code ?? '');
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });
}

test('a user is redirected to a social provider in the worker, and returns', async ({ page }) => {
  await page.goto('/?in-page=worker');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Google (stand-in)' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/stytch_token_type=oauth/);
  await expect
    .poll(() => page.evaluate(async () => (await window.pageEmulator?.users.list())?.[0]?.emails[0]?.email))
    .toBe('visitor@example.com');
});
