import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { serveFolder } from '../../scripts/serve-folder';
import { withSection } from '../../widget/host/developer-warning';
import { sections } from '../../widget/host/sections';
import { axeViolations } from '../support/axe';
import { watchPage } from '../support/invariants';

const folder = fileURLToPath(new URL('../../dist/site/vestibule/', import.meta.url));

/**
 * The built documentation on a server of its own, in the folder that it is published in. A request to another host or an error
 * of the page is a fault.
 */
const test = base.extend<{ site: string }>({
  site: async ({ page }, provide) => {
    const watch = await watchPage(page);
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

test('a reader logs in on the page with the live widget, and no request leaves the site', async ({ page, site }) => {
  await page.goto(`${site}/try.html`);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  const outbox = page.getByRole('region', { name: 'Outbox of the emulator' });
  const code = (await outbox.getByText(/^\d{6}$/).textContent()) ?? '';
  await page.getByRole('textbox', { name: 'One-time passcode' }).fill(code);
  await expect(outbox.getByText('Logged in as ada@example.com.')).toBeVisible();
  await outbox.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a search without a server finds a page by a word of its text', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await page.keyboard.press('Control+k');
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
    const pages = files.filter((name) => name.endsWith('.html') && name !== '404.html');
    expect(pages).toContain(join('quick-start', 'react.html'));
    expect(pages.length).toBeGreaterThan(30);
    for (const name of pages) {
      await page.goto(`${site}/${name}`);
      expect(await axeViolations(page), name).toEqual([]);
    }
  });
}
