import { expect, type Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from './embed';
import { codeProps } from './sign-in';

/** Types an email address on Main, and sends it with the Enter key. */
export async function submitEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
}

/** Logs in with an emailed code, on a page that shows Main. */
export async function logInWithCode(page: Page, control: Control, email: string): Promise<void> {
  const before = (await control.outbox.messages(email)).length;
  await submitEmail(page, email);
  const field = page.getByRole('textbox', { name: 'One-time passcode' });
  await expect(field).toBeFocused();
  await expect.poll(() => control.outbox.messages(email)).toHaveLength(before + 1);
  await field.fill((await control.outbox.waitFor(email)).code ?? '');
}

/** Logs in with an emailed code in another tab of the same browser. */
export async function logInInAnotherTab(page: Page, control: Control, host: string, email: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(embedAddress(host, { props: codeProps }));
  await logInWithCode(other, control, email);
  await expect(other.getByRole('heading', { name: 'Success!' })).toBeVisible();
  return other;
}
