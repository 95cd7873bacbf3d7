import type { OperationName } from '../../emulator/provider/operation-names';
import type { Page } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import {
  appCode,
  codeField,
  email,
  password,
  phone_number,
  press,
  proveFirst,
  required,
} from '../support/second-factor';
import { failures } from '../support/sign-in';
import { faultCases, whenTriedAgain } from './faults';
import { letTimePass } from './let-time-pass';

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;
const recovery_codes = ['ckss-2skx-ebow'];

interface Case {
  operation: OperationName;
  user: object;
  /** Makes the call, on a page whose first factor was proved. */
  call(page: Page, code: () => Promise<string>): Promise<void>;
  /** Makes it again, where it can be. */
  again(page: Page): Promise<void>;
  /** A locator that is visible after the success. */
  done: { role: 'heading' | 'textbox' | 'img'; name: string };
}

const cases: readonly Case[] = [
  {
    operation: 'totps.authenticate',
    user: { totp: true },
    call: async (page, code) => codeField(page).fill(await code()),
    again: (page) => press(page, 'Verify'),
    done: { role: 'heading', name: 'Success!' },
  },
  {
    operation: 'totps.recover',
    user: { totp: true, recovery_codes },
    call: async (page) => {
      await press(page, 'Use a recovery code');
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery_codes[0] ?? '');
      await press(page, 'Continue');
    },
    again: (page) => press(page, 'Continue'),
    done: { role: 'heading', name: 'Success!' },
  },
  {
    operation: 'otps.sms.send',
    user: { phone_number },
    call: (page) => press(page, 'Text a code to +1********62'),
    again: (page) => press(page, 'Text a code to +1********62'),
    done: { role: 'textbox', name: 'One-time passcode' },
  },
];

for (const { operation, user, call, again, done } of cases) {
  for (const { id, fault, says, after, hasActed } of faultCases) {
    test(
      `${operation} ${id}: the second factor shows an error, and the user can continue`,
      whenTriedAgain(id, operation === 'totps.authenticate'),
      async ({ page, control, world, watch }) => {
        watch.allow(provoked);
        if (after) await page.clock.install();
        const { user_id } = await control.users.create({ email, password, ...user });
        await page.goto(embedAddress(world.host, { props: required }));
        await proveFirst(page);
        if (after) await page.clock.runFor(1_000);
        await control.faults.add({ operation, ...fault });
        await call(page, () => appCode(control, user_id));
        if (after) await letTimePass(page, control, operation, after);
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        expect(await failures(page)).toHaveLength(1);
        // A code works once, and its answer was lost.
        if (hasActed) return;
        await again(page);
        if (after) await page.clock.runFor(1_000);
        await expect(page.getByRole(done.role, { name: done.name })).toBeVisible();
      },
    );
  }
}

for (const { id, fault, says, after } of faultCases) {
  test(
    `totps.create ${id}: the set-up shows an error, and the user can continue`,
    whenTriedAgain(id),
    async ({ page, control, world, watch }) => {
      // A set-up whose answer was lost blocks the next one, and is removed.
      watch.allow(provoked);
      if (after) await page.clock.install();
      await control.users.create({ email, password });
      await control.faults.add({ operation: 'totps.create', ...fault });
      await page.goto(embedAddress(world.host, { props: required }));
      await proveFirst(page);
      if (after) await page.clock.runFor(1_000);
      if (after) await letTimePass(page, control, 'totps.create', after);
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      await press(page, 'Try again');
      if (after) await page.clock.runFor(1_000);
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    },
  );
}

for (const { id, fault, says, after } of faultCases) {
  test(
    `user.deleteTOTP ${id}: an unfinished set-up shows an error, and the user can start again`,
    whenTriedAgain(id),
    async ({ page, control, world, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      await control.users.create({ email, password });
      const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
      await page.goto(embedAddress(world.host, { props: required }));
      await proveFirst(page);
      if (after) await page.clock.runFor(1_000);
      await expect(picture).toBeVisible();
      await control.faults.add({ operation: 'user.deleteTOTP', ...fault });
      await page.context().clearCookies();
      await page.goto(embedAddress(world.host, { props: required }));
      await proveFirst(page);
      if (after) await page.clock.runFor(1_000);
      if (after) await letTimePass(page, control, 'user.deleteTOTP', after);
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      await press(page, 'Try again');
      if (after) await page.clock.runFor(1_000);
      await expect(picture).toBeVisible();
    },
  );
}
