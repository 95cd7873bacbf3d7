import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

test('a code for another address after one that was sent twice is new, and another can be requested at once [B-OTP-6]', async ({
  page,
  embed,
  control,
}) => {
  await embed({ props: codeProps });
  const email = page.getByRole('textbox', { name: 'Email' });
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  await email.fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByRole('button', { name: 'Code sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await email.fill('bob@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A 6-digit passcode was sent to bob@example.com.')).toBeVisible();
  await expect(code).toBeFocused();
  await expect(page.getByText('Email resent')).toHaveCount(0);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('Email resent').first()).toBeVisible();
  expect(await control.outbox.messages('bob@example.com')).toHaveLength(2);
});
