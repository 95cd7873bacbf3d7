import type { Page } from '@playwright/test';
import { engine } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';

const copy = (page: Page) => page.getByRole('button', { name: 'Copy address of this look' });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const title = (page: Page) => page.getByRole('heading', { name: 'Sign up or log in' });

test.describe('a look', () => {
  test.skip(engine !== 'chromium', 'Others are not asked for the clipboard by a test.');

  test('a shared look opens by its address [B-DEMO-3] [B-DEMO-4]', async ({ page, context, world, control }) => {
    void control;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${world.host}/`);
    // By the keyboard alone.
    await page.getByRole('radio', { name: 'Our brand' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(copy(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said(page, 'The address was copied.')).toBeVisible();

    const address = await page.evaluate(() => navigator.clipboard.readText());
    const guest = await context.newPage();
    await guest.goto(address);
    await expect(guest.getByRole('radio', { name: 'Sent' })).toBeChecked();
    await expect(title(guest)).toHaveCSS('color', 'rgb(232, 238, 242)');
    // And another, opened in the same tab.
    await guest.evaluate(() => {
      location.hash = `theme=${btoa(JSON.stringify({ colors: { primary: '#102030' } }))}`;
    });
    await expect(title(guest)).toHaveCSS('color', 'rgb(16, 32, 48)');
  });

  test(
    'a visitor whose browser blocks copying takes the address by hand [B-DEMO-4]',
    inLongRun,
    async ({ page, world, control }) => {
      void control;
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
      await page.goto(`${world.host}/`);
      await copy(page).click();
      await expect(said(page, 'This browser lets no page copy')).toBeVisible();
      const field = page.getByRole('textbox', { name: 'Address of this look' });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(`${world.host}/#theme=${(await field.inputValue()).split('=')[1]}`);
    },
  );
});
