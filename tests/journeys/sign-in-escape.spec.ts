import type { Page } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

const opener = (page: Page) => page.getByRole('button', { name: 'Open' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign up or log in' });

/** Puts the opener into a modal dialog of the host's, which closes at any Escape that the document or the window hears. */
async function openInHostDialog(page: Page) {
  await page.evaluate(() => {
    const host = Object.assign(document.createElement('dialog'), { ariaLabel: 'Settings' });
    host.append(document.querySelector('main') ?? '');
    document.body.append(host);
    host.showModal();
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && host.close();
    document.addEventListener('keydown', close);
    addEventListener('keydown', close);
  });
  await opener(page).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
}

// What the user does in the dialog before Escape, which decides where the key is pressed.
const before = {
  'in its field': () => Promise.resolve(),
  'after a click on its title': (page: Page) => page.getByRole('heading', { name: 'Sign up or log in' }).click(),
  'on its button': (page: Page) => page.getByRole('button', { name: 'Close' }).focus(),
} as const;

for (const enableShadowDOM of [false, true]) {
  for (const [where, act] of Object.entries(before)) {
    test(
      `Escape ${where} closes the dialog, and not the host's own, ${enableShadowDOM ? 'in a shadow root' : 'in the page'} [B-SIGNIN-4]`,
      eachRun(where === 'in its field'),
      async ({ page, world }) => {
        const props = { config: { ...codeProps.config, enableShadowDOM } };
        await page.goto(embedAddress(world.host, { mount: 'signIn', props }));
        await openInHostDialog(page);
        await act(page);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0);
      },
    );
  }
}
