import type { OperationName } from '../../emulator/provider/operation-names';
import type { Page } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import {
  appCode,
  codeField,
  email,
  heading,
  password,
  phone_number,
  press,
  proveFirst,
  propsOf,
  required,
} from '../support/second-factor';
import { failures } from '../support/sign-in';
import { type FaultCase, faultCases, whenTriedAgain, wrongTypes } from './faults';
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

/** Answers in which the client finds neither a user nor a session, so that it forgets them. */
const unread: readonly FaultCase[] = [
  wrongTypes,
  {
    ...wrongTypes,
    id: 'T-FAULT-15 no content',
    fault: { kind: 'status', status: 200, body: { data: { request_id: 'request-1', status_code: 200 } } },
  },
];

/** The proofs that the client takes for the log-in of a user. */
const proofs: readonly Omit<Case, 'again' | 'done'>[] = [
  ...cases.filter(({ operation }) => operation.startsWith('totps.')),
  {
    operation: 'otps.authenticate',
    user: { phone_number },
    call: async (page) => {
      await press(page, 'Text a code to +1********62');
      await page.getByRole('textbox', { name: 'One-time passcode' }).fill('123456');
    },
  },
];

for (const { operation, user, call } of proofs) {
  for (const { id, fault } of unread) {
    test(
      `${operation} ${id}: the user reads that they are not logged in, and Try again leads to the log-in [B-SECOND-9]`,
      eachRun(operation === 'totps.authenticate' && id !== wrongTypes.id),
      async ({ page, control, world, watch }) => {
        watch.allow(provoked);
        const { user_id } = await control.users.create({ email, password, ...user });
        await page.goto(embedAddress(world.host, { props: required }));
        await proveFirst(page);
        await control.faults.add({ operation, ...fault });
        await call(page, () => appCode(control, user_id));
        await expect(heading(page, 'You were not logged in')).toBeFocused();
        await expect(page.getByRole('alert')).toHaveText(/Something went wrong on our side|Session not found/);
        await expect.poll(() => failures(page)).toEqual([`${operation} broken`]);
        await press(page, 'Try again');
        await expect(heading(page, 'Sign up or log in')).toBeFocused();
      },
    );
  }
}

for (const when of ['required', 'offer']) {
  for (const { id, fault, says } of unread) {
    test(
      `totps.create ${id}, ${when}: the set-up shows an error, and Try again goes on in the session [B-SECOND-9]`,
      eachRun(when === 'offer' && id !== wrongTypes.id),
      async ({ page, control, world, watch }) => {
        watch.allow(provoked);
        await control.users.create({ email, password });
        await control.faults.add({ operation: 'totps.create', ...fault });
        await page.goto(embedAddress(world.host, { props: propsOf({ when }) }));
        await proveFirst(page);
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        await expect(heading(page, 'Add a second step')).toBeVisible();
        expect(await failures(page)).toEqual(['totps.create broken']);
        await press(page, 'Try again');
        await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
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
