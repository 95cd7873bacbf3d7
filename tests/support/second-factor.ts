import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';

/** A user whose first factor is a password. */
export const email = 'ada@example.com';
export const password = 'liverpool rain on tuesday';
export const phone_number = '+12025550162';

/** The widget with passwords and a second factor. */
export const propsOf = (secondFactorOptions: object, more: object = {}) => ({
  config: { products: ['passwords'], secondFactorOptions, ...more },
});
export const required = propsOf({ when: 'required' });
export const offered = propsOf({ when: 'offer' });

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit code' });

/** Logs in with the password, as far as the second factor. */
export async function proveFirst(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
}

/** The code that a user's authenticator app shows now. */
export const appCode = async (control: Control, userId: string) => (await control.users.totpCode(userId)).code;
