import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const email = 'ada@example.com';

/** Puts the widget into a modal dialog of the host's, and the keyboard on one of its buttons. */
async function openInHostDialog(page: Page, button: RegExp) {
  const opener = page.getByRole('button', { name: button });
  await expect(opener).toBeVisible();
  await page.evaluate(() => {
    const host = Object.assign(document.createElement('dialog'), { ariaLabel: 'Settings' });
    const widget = document.querySelector('#widget');
    widget?.before(host);
    host.append(widget ?? '');
    host.showModal();
  });
  await opener.press('Enter');
}

/** Fails unless the host's dialog is open after Escape, and closes at the next one. */
async function seeOneEscapeEach(page: Page, answered: () => Promise<void>) {
  await page.keyboard.press('Escape');
  await answered();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0);
}

test("Escape at the question about an access keeps it, and the host's dialog around the widget stays open [B-CONN-2]", async ({
  page,
  embed,
  control,
  world,
}) => {
  const connected_apps = [{ client_id: 'robot', name: 'Robot', scopes: ['openid'] }];
  await signIn(page, control, world.host, { email, connected_apps });
  await embed({ mount: 'connectedApps', props: { config: { products: [] } } });
  await openInHostDialog(page, /^Remove access/);
  const keep = page.getByRole('button', { name: 'Keep' });
  await expect(keep).toBeFocused();
  await seeOneEscapeEach(page, async () => {
    await expect(keep).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Remove access/ })).toBeFocused();
  });
});

test("Escape in a passkey's new name cancels it, and the host's dialog around the widget stays open [B-PKEY-12]", async ({
  page,
  embed,
  control,
  world,
}) => {
  await signIn(page, control, world.host, { email, passkeys: [{ name: 'Laptop' }] });
  await embed({ mount: 'passkeyRegistration', props: { config: { products: ['passkeys'] } } });
  await page.getByRole('button', { name: 'Skip' }).click();
  await openInHostDialog(page, /^Rename/);
  const field = page.getByRole('textbox');
  await expect(field).toBeFocused();
  await seeOneEscapeEach(page, async () => {
    await expect(field).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Rename/ })).toBeFocused();
  });
});
