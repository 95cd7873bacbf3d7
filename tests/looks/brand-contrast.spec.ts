import type { Theme } from '../../tokens/theme';
import { checkTheme } from '../../tools/contrast/check-theme';
import { expect, test } from '../support/fixtures';
import { axeViolations } from '../support/axe';
import { codeProps } from '../support/sign-in';

/** Dark fields and filled secondary buttons, as many brands have them, and a common red. */
const theme = {
  colors: { error: '#DC2626' },
  buttons: { secondary: { backgroundColor: '#19303D', textColor: '#FFFFFF' } },
  inputs: { backgroundColor: '#19303D', textColor: '#FFFFFF', placeholderColor: '#FFFFFF' },
} satisfies Theme;

test('a theme that passes the check keeps a reason, the digits of a wrong code and a quiet button legible [T-WCAG-143]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of (404|500)/);
  expect(checkTheme(theme).filter(({ passes }) => !passes)).toEqual([]);
  await embed({ props: { ...codeProps, theme } });
  await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'status', status: 500 });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@example.com');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await email.press('Enter');
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  const right = await control.outbox.waitForCode('ada@example.com');
  await code.pressSequentially(right === '000000' ? '000001' : '000000');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('0', { exact: true }).first()).toHaveCSS('color', 'rgb(255, 255, 255)');

  await control.users.create({ email: 'grace@example.com', password: 'correct horse battery staple 47!' });
  await embed({ props: { config: { products: ['passwords'] }, theme } });
  await email.fill('grace@example.com');
  await email.press('Enter');
  await expect(page.getByRole('button', { name: 'Forgot Password?' })).toHaveCSS('color', 'rgb(25, 48, 61)');
});
