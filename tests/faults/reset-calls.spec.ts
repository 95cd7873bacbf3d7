import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { failures } from '../support/sign-in';
import { faultCases, whenTriedAgain, wrongTypes } from './faults';
import { letTimePass } from './let-time-pass';

const config = { products: ['passwords'] };
const password = 'correct horse battery staple 47!';
const email = 'ada@example.com';
const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;
const cases = [...faultCases, wrongTypes];

/** Asks for a reset mail as the widget does, and gives the link of a kind from it. */
async function linkOf(page: Page, control: Control, host: string, rel: 'login' | 'reset_password'): Promise<string> {
  const link = embedAddress(host, { mount: 'passwordReset', props: { config } });
  await control.users.create({ email, password });
  await page.goto(
    embedAddress(host, {
      props: { config: { ...config, passwordOptions: { resetPasswordRedirectURL: link, loginRedirectURL: link } } },
    }),
  );
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  return (await control.outbox.waitFor(email)).links.find((one) => one.rel === rel)?.href ?? '';
}

for (const { id, fault, says, after, hasActed } of cases) {
  test(
    `passwords.resetByEmail ${id}: an error is shown, the new password is kept, and the user can continue [T-CALL-13]`,
    whenTriedAgain(id),
    async ({ page, world, control, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      await page.goto(await linkOf(page, control, world.host, 'reset_password'));
      const field = page.getByRole('textbox', { name: 'New password' });
      await field.fill(`${password} again`);
      await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
      await control.faults.add({ operation: 'passwords.resetByEmail', ...fault });
      await page.getByRole('button', { name: 'Continue' }).click();
      if (after) {
        await letTimePass(page, control, 'passwords.resetByEmail', after);
        await page.clock.resume();
      }
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      await expect(field).toHaveValue(`${password} again`);
      expect(await failures(page)).toHaveLength(1);
      if (hasActed) return;
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    },
  );

  test(
    `magicLinks.authenticate ${id}: a log-in link shows an error and can be retried [T-CALL-3]`,
    whenTriedAgain(id),
    async ({ page, world, control, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      const link = await linkOf(page, control, world.host, 'login');
      await control.faults.add({ operation: 'magicLinks.authenticate', ...fault });
      await page.goto(link);
      if (after) {
        await letTimePass(page, control, 'magicLinks.authenticate', after);
        await page.clock.resume();
      }
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      if (hasActed) return;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    },
  );
}
