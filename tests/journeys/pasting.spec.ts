import type { Page } from '@playwright/test';
import { engine } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

test.skip(engine !== 'chromium', 'the clipboard is granted in Chromium alone');

/** Pastes a text with the keyboard into the field that has focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

const password = '  correct horse é battery 😀 staple 47!  ';

test(
  'an address and a password are pasted, and sent as they were copied [T-TEXT-15] [T-WCAG-338]',
  inLongRun,
  async ({ page, embed, control }) => {
    await embed({ props: { config: { products: ['passwords'] } } });
    await page.getByRole('textbox', { name: 'Email' }).focus();
    await paste(page, 'new@example.com');
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'New password' });
    await field.focus();
    await paste(page, password);
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    expect((await control.requests.list('passwords.create'))[0]?.body).toMatchObject({
      email: 'new@example.com',
      password,
    });
  },
);

for (const [what, around] of [
  ['with blanks in it', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
  ['with words around it', (code: string) => `Your code is ${code}.`],
] as const) {
  test(`a code that is pasted ${what} is sent once [T-TEXT-14] [T-WCAG-338]`, async ({ page, embed, control }) => {
    await embed({ props: codeProps });
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
    await paste(page, around((await control.outbox.waitFor('ada@example.com')).code ?? ''));
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    expect(await control.requests.list('otps.authenticate')).toHaveLength(1);
  });
}
