import type { OperationName } from '../../emulator/provider/operation-names';
import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { failures } from '../support/sign-in';
import { signIn } from '../support/session';
import { faultCases, whenTriedAgain, wrongTypes } from './faults';
import { letTimePass } from './let-time-pass';

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;
const config = { products: ['otp', 'passkeys'], otpOptions: { methods: ['sms'] } };
const registration = { mount: 'passkeyRegistration', props: { config } } as const;

interface Call {
  operation: OperationName;
  label: string;
  until(page: Page, control: Control, host: string): Promise<void>;
  arrives: string;
}

const toList = async (page: Page, control: Control, host: string) => {
  await signIn(page, control, host, {
    email: 'ada@example.com',
    passkeys: [{ name: 'Laptop' }],
    factors: ['email_otp', 'passkey'],
  });
  await page.goto(embedAddress(host, registration));
};

const toLogin = async (page: Page, control: Control, host: string) => {
  await signIn(page, control, host, { email: 'ada@example.com' });
  await page.goto(embedAddress(host, registration));
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(embedAddress(host, { props: { config } }));
};

const login = { label: 'Login with a Passkey', until: toLogin, arrives: 'Success!' };
const register = { label: 'Create a Passkey', until: toList, arrives: 'Passkey successfully created!' };
const calls: readonly Call[] = [
  { operation: 'webauthn.authenticateStart', ...login },
  { operation: 'webauthn.authenticate', ...login },
  { operation: 'webauthn.registerStart', ...register },
  { operation: 'webauthn.register', ...register },
];

for (const { operation, label, until, arrives } of calls) {
  const isStart = operation.endsWith('Start');
  for (const { id, fault, says, after, hasActed } of isStart ? faultCases : [...faultCases, wrongTypes]) {
    test(
      `${operation} ${id}: an error is shown, and the user can continue [T-CALL-16] [T-CALL-17]`,
      whenTriedAgain(id, !isStart),
      async ({ page, control, world, watch }) => {
        watch.allow(provoked);
        await addAuthenticator(page);
        if (after) await page.clock.install();
        await until(page, control, world.host);
        await expect(page.getByRole('button', { name: label })).toBeVisible();
        if (after) await page.clock.runFor(1_000);
        await control.faults.add({ operation, ...fault });
        await page.getByRole('button', { name: label }).click();
        if (after) await letTimePass(page, control, operation, after);
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        expect(await failures(page)).toHaveLength(1);
        // The device has the passkey that the provider did not take: it cannot be made twice.
        if (operation === 'webauthn.register' || hasActed) return;
        await page.getByRole('button', { name: label }).click();
        if (after) await page.clock.runFor(1_000);
        await expect(page.getByRole('heading', { name: arrives })).toBeVisible();
      },
    );
  }
}

for (const { id, fault, says, after, hasActed } of faultCases) {
  test(
    `user.get ${id}: an error replaces the list and can be retried [T-CALL-19]`,
    whenTriedAgain(id),
    async ({ page, control, world, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      await toList(page, control, world.host);
      await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
      if (after) await page.clock.runFor(1_000);
      await control.faults.add({ operation: 'user.get', ...fault });
      await page.getByRole('button', { name: 'Skip' }).click();
      if (after) await letTimePass(page, control, 'user.get', after);
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      // Chromium holds a second GET of an address back while the first one hangs, for 20 s of its own.
      if (after && !hasActed) return;
      if (after) await page.clock.resume();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('listitem')).toHaveText(['Laptop']);
    },
  );

  for (const { operation, begin, left } of [
    { operation: 'webauthn.update', begin: rename, left: ['Other'] },
    { operation: 'user.deleteWebauthnRegistration', begin: remove, left: [] },
  ] as const) {
    test(
      `${operation} ${id}: the host gets one error, and the list does not change [T-ALL-6] [T-CALL-18] [T-CALL-20]`,
      whenTriedAgain(id, operation === 'webauthn.update'),
      async ({ page, control, world, watch }) => {
        watch.allow(provoked);
        if (after) await page.clock.install();
        await toList(page, control, world.host);
        await page.getByRole('button', { name: 'Skip' }).click();
        await control.faults.add({ operation, ...fault });
        await begin(page);
        if (after) await letTimePass(page, control, operation, after);
        await expect.poll(() => failures(page)).toHaveLength(1);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Done' })).toBeEnabled();
        await expect(page.getByRole('listitem')).toHaveText(left);
      },
    );
  }
}

async function rename(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rename Laptop' }).click();
  await page.getByRole('textbox').fill('Other');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toHaveText(['Other']);
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Laptop' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('listitem')).toHaveCount(0);
}
