import type { OperationName } from '../../emulator/provider/operation-names';
import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { expect, test } from '../support/fixtures';
import { failures } from '../support/sign-in';
import { faultCases, whenTriedAgain, wrongTypes } from './faults';
import { letTimePass } from './let-time-pass';

const props = { config: { products: ['passwords'] } };
const password = 'correct horse battery staple 47!';
const email = 'ada@example.com';
const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;

const giveEmail = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
};
const passwordField = (page: Page) => page.getByRole('textbox', { name: /^(New p|P)assword$/ });
const typePassword = async (page: Page) => {
  await giveEmail(page);
  await passwordField(page).fill(password);
};

interface Call {
  operation: OperationName;
  /** A user with an account. */
  isKnown: boolean;
  /** From Main to just before the call, and the call. */
  until(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  /** The screen after a success. */
  arrives: string;
  /** An act that works again after the server did act. */
  isRepeatable: boolean;
}

const calls: readonly Call[] = [
  {
    operation: 'users.search',
    isKnown: true,
    until: async () => {},
    act: giveEmail,
    arrives: 'Log in',
    isRepeatable: true,
  },
  {
    operation: 'passwords.create',
    isKnown: false,
    until: async (page) => {
      await typePassword(page);
      await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
    },
    act: (page) => page.getByRole('button', { name: 'Continue' }).click(),
    arrives: 'Success!',
    isRepeatable: false,
  },
  {
    operation: 'passwords.authenticate',
    isKnown: true,
    until: typePassword,
    act: (page) => page.getByRole('button', { name: 'Continue' }).click(),
    arrives: 'Success!',
    isRepeatable: true,
  },
  {
    operation: 'passwords.resetByEmailStart',
    isKnown: true,
    until: typePassword,
    act: (page) => page.getByRole('button', { name: 'Forgot Password?' }).click(),
    arrives: 'Check your email',
    isRepeatable: true,
  },
];

async function begin(page: Page, control: Control, { isKnown, until }: Call, open: () => Promise<void>) {
  if (isKnown) await control.users.create({ email, password });
  await open();
  await until(page);
}

for (const call of calls) {
  const cases = call.operation === 'passwords.resetByEmailStart' ? faultCases : [...faultCases, wrongTypes];
  for (const { id, fault, says, after, hasActed } of cases) {
    test(
      `${call.operation} ${id}: an error is shown, the input is kept, and the user can continue [T-ALL-4] [T-CALL-8] [T-CALL-10] [T-CALL-11] [T-CALL-12]`,
      whenTriedAgain(id, call.operation === 'passwords.authenticate'),
      async ({ page, embed, control, watch }) => {
        watch.allow(provoked);
        if (after) await page.clock.install();
        await begin(page, control, call, () => embed({ props }));
        if (after) await page.clock.runFor(1_000);
        await control.faults.add({ operation: call.operation, ...fault });
        await call.act(page);
        if (after) {
          await expect.poll(() => control.requests.list(call.operation)).toHaveLength(1);
          await page.clock.runFor(after);
        }
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        if (call.operation !== 'users.search') await expect(passwordField(page)).toHaveValue(password);
        await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
        expect(await failures(page)).toHaveLength(1);
        if (hasActed && !call.isRepeatable) return;
        await call.act(page);
        await expect(page.getByRole('heading', { name: call.arrives })).toBeVisible();
        expect(await failures(page)).toHaveLength(1);
      },
    );
  }
}

for (const { id, fault, after } of faultCases) {
  test(
    `passwords.strengthCheck ${id}: an error is shown, and the next key retries [T-CALL-9]`,
    whenTriedAgain(id, false),
    async ({ page, embed, control, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      await embed({ props });
      await giveEmail(page);
      await control.faults.add({ operation: 'passwords.strengthCheck', ...fault });
      await passwordField(page).fill('correct horse');
      if (after) await letTimePass(page, control, 'passwords.strengthCheck', after);
      await expect(
        page.getByText("We couldn't check your password. Check your connection and keep typing to try again."),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
      expect(await failures(page)).toHaveLength(1);
      if (after) await page.clock.resume();
      await passwordField(page).fill(password);
      await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    },
  );
}

for (const { id, fault, says, after } of faultCases) {
  test(
    `a second reset mail, ${id}: an error is shown on the mail screen, and the user can retry [B-PASS-10]`,
    whenTriedAgain(id),
    async ({ page, embed, control, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      await control.users.create({ email, password });
      await embed({ props });
      await giveEmail(page);
      await page.getByRole('button', { name: 'Forgot Password?' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await control.faults.add({ operation: 'passwords.resetByEmailStart', ...fault });
      await page.getByRole('button', { name: 'Resend email' }).click();
      if (after) {
        await expect.poll(() => control.requests.list('passwords.resetByEmailStart')).toHaveLength(2);
        await page.clock.runFor(after);
        await page.clock.resume();
      }
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      await page.getByRole('button', { name: 'Resend email' }).click();
      await expect(page.getByText('Email resent')).toBeVisible();
    },
  );
}
