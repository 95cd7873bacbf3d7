import type { Page } from '@playwright/test';
import { condition } from '../support/condition';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

test.skip(condition === 'react-18', 'React 18 has no Activity');

/** Goes to another page of a router that keeps this one, and back. */
async function leaveAndReturn(page: Page): Promise<void> {
  const other = page.getByRole('button', { name: 'Other page' });
  await other.click();
  await expect(page.locator('.vestibule')).toBeHidden();
  await other.click();
  await expect(page.locator('.vestibule')).toBeVisible();
}

test('a log-in that a router hides and shows again keeps what was typed, its screen and its styles, and works [B-MOUNT-6]', async ({
  page,
  embed,
  control,
}) => {
  await embed({ mount: 'hiddenLogin', props: codeProps });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@example.com');
  await leaveAndReturn(page);
  await expect(email).toHaveValue('ada@example.com');
  expect(await email.evaluate((field) => getComputedStyle(field).minHeight)).not.toBe('0px');
  await email.press('Enter');
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  await expect(code).toBeFocused();
  await leaveAndReturn(page);
  await code.fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
});

test('a log-in that a router shows again after a log-out shows its form [B-MOUNT-6]', async ({
  page,
  embed,
  control,
}) => {
  await embed({ mount: 'hiddenLogin', props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  await code.fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await leaveAndReturn(page);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await page.getByRole('button', { name: 'Other page' }).click();
  const answered = page.waitForResponse(/\/sessions\/revoke/);
  await page.getByRole('button', { name: 'Log out' }).click();
  await answered;
  await page.getByRole('button', { name: 'Other page' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
});
