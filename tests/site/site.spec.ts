import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test as base } from '@playwright/test';
import { serveFolder } from '../../scripts/serve-folder';
import { withSection } from '../../widget/host/developer-warning';
import { sections } from '../../widget/host/sections';
import { axeViolations } from '../support/axe';
import { type Watch, watchPage } from '../support/invariants';

const folder = fileURLToPath(new URL('../../dist/site/vestibule/', import.meta.url));

/**
 * The built documentation on a server of its own, in the folder that it is published in. A request to another host or an error
 * of the page is a fault.
 */
const test = base.extend<{ site: string; watch: Watch }>({
  watch: async ({ page }, provide) => provide(await watchPage(page)),
  site: async ({ page, watch }, provide) => {
    const { origin, close } = await serveFolder(join(folder, '..'));
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) elsewhere.push(request.url());
    });
    await provide(`${origin}/vestibule`);
    close();
    expect(watch.problems, 'errors and warnings of the page').toEqual([]);
    expect(elsewhere, 'requests to other hosts').toEqual([]);
  },
});

/** The part of the page that shows the messages. */
const outbox = (page: Page) => page.getByRole('region', { name: 'Outbox of the emulator' });

/** The code of the newest message. */
const codeIn = async (page: Page) =>
  (await outbox(page)
    .getByText(/^\d{6}$/)
    .first()
    .textContent()) ?? '';

test('a reader logs in on the page with the live widget, and no request leaves the site', async ({ page, site }) => {
  await page.goto(`${site}/try.html`);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByRole('textbox', { name: 'One-time passcode' }).fill(await codeIn(page));
  await expect(outbox(page).getByText('Logged in as ada@example.com.')).toBeVisible();
  await outbox(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a new message in the outbox is announced, with its code digit by digit', async ({ page, site }) => {
  await page.goto(`${site}/try.html`);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await expect(outbox(page).getByRole('status')).toHaveText('');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  const digits = [...(await codeIn(page))].join(' ');
  await expect(outbox(page).getByRole('status')).toHaveText(`New message for ada@example.com. The code is ${digits}.`);
});

test('a reader who leaves before the emulator is ready finds no widget on the next page', async ({ page, site }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route('**/vestibule-emulator.js', async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.context().waitForEvent('request', (request) => request.url().endsWith('emulator.js'));
  await page.goto(`${site}/try.html`);
  await requested;
  await page.getByLabel('Sidebar Navigation').getByRole('link', { name: 'React', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'React' })).toBeVisible();
  const started = page.waitForResponse('**/vestibule-emulator/begin');
  release();
  await started;
  // Time for a widget to be mounted after it.
  await page.waitForTimeout(1_000);
  await expect(page.locator('.vestibule')).toHaveCount(0);
});

test('without service workers the page has no social button and says why, and a reader logs in', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(`${site}/try.html`);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await expect(page.getByText(/it needs a service worker\. The browser allows no service worker here\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByRole('textbox', { name: 'One-time passcode' }).fill(await codeIn(page));
  await expect(outbox(page).getByText('Logged in as ada@example.com.')).toBeVisible();
});

test('with a service worker a reader logs in with GitHub, and no limit is shown', async ({ page, site, watch }) => {
  watch.allow(/No code verifier found/);
  await page.goto(`${site}/try.html`);
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(outbox(page).getByText(/^Logged in as /)).toBeVisible();
  await expect(page.getByText('it needs a service worker')).toHaveCount(0);
});

test('an emulator that cannot start is reported on the page', async ({ page, site, watch }) => {
  watch.allow(/ERR_FAILED|persistent-provider/);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.route('**/persistent-provider*', (route) => route.abort());
  await page.goto(`${site}/try.html`);
  await expect(page.getByRole('alert')).toHaveText(/^The widget could not be started in this browser\./);
});

test('a search without a server finds a page by a word of its text', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await expect(async () => {
    // A press before the page is hydrated has no effect.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('searchbox').fill('redirect URLs');
  await page
    .getByRole('option', { name: /Redirect URLs/ })
    .first()
    .click();
  await expect(page).toHaveURL(/go-live/);
});

test('the address that the console gives with each message leads to its section', async ({ page, site }) => {
  const links = sections.map((section) =>
    // GitHub Pages completes the name of a page, this server does not.
    withSection('', section).replace(/^.*\/vestibule\/(\w+)#/, `${site}/$1.html#`),
  );
  expect(new Set(links).size).toBeGreaterThan(25);
  for (const link of links) {
    await page.goto(link);
    const heading = page.locator(`[id="${new URL(link).hash.slice(1)}"]`);
    await expect(heading, link).toHaveJSProperty('tagName', 'H3');
    await expect(heading, link).toBeInViewport();
  }
});

test('no page of the site scrolls sideways at 320 px', async ({ page, site }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 800 });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    await page.goto(`${site}/${name}`);
    if (name === 'try.html') await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, name).toBeLessThanOrEqual(0);
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`no page of the site has an accessibility violation in its text, ${scheme}`, async ({ page, site }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: scheme });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((name) => name.endsWith('.html'));
    expect(pages).toEqual(expect.arrayContaining(['index.html', '404.html', join('quick-start', 'react.html')]));
    expect(pages.length).toBeGreaterThan(30);
    for (const name of pages) {
      await page.goto(`${site}/${name}`);
      // The server sends the page of a missing address without its text.
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      expect(await axeViolations(page, true), name).toEqual([]);
    }
  });
}
