import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { failures } from '../support/sign-in';
import { signIn } from '../support/session';
import { faultCases, whenTriedAgain } from './faults';
import { letTimePass } from './let-time-pass';

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS/;
const email = 'ada@example.com';
const phone_number = '+12025550162';
const config = {
  products: ['otp', 'passkeys'],
  otpOptions: { methods: ['email', 'sms', 'whatsapp'] },
};

/** A user whom the provider asks to confirm who they are. */
async function toStepUp(page: Page, control: Control, host: string) {
  const user = { email, phone_number, totp: true, passkeys: [{ name: 'Laptop' }], factors: ['password'] };
  const signedIn = await signIn(page, control, host, { ...user, password: 'liverpool rain on tuesday' });
  await page.goto(embedAddress(host, { mount: 'passkeyRegistration', props: { config } }));
  return signedIn;
}

async function refusedDeletion(page: Page, runClock: () => Promise<void>) {
  for (const name of ['Skip', 'Delete Laptop', 'Delete']) {
    await page.getByRole('button', { name, exact: true }).click();
    await runClock();
  }
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
}

// Columns: the call | the way that makes it.
const sends = [
  ['otps.email.send', 'Email a code to a***@example.com'],
  ['otps.sms.send', 'Text a code to +1********62'],
  ['otps.whatsapp.send', 'Send a WhatsApp code to +1********62'],
] as const;

for (const [operation, way] of sends) {
  for (const { id, fault, says, after, hasActed } of faultCases) {
    test(
      `${operation} ${id}: the step-up shows an error, and the user can continue`,
      whenTriedAgain(id, operation === 'otps.email.send'),
      async ({ page, control, world, watch }) => {
        watch.allow(provoked);
        if (after) await page.clock.install();
        const runClock = async () => void (after && (await page.clock.runFor(1_000)));
        await toStepUp(page, control, world.host);
        await refusedDeletion(page, runClock);
        await control.faults.add({ operation, ...fault });
        await page.getByRole('button', { name: way }).click();
        if (after) await letTimePass(page, control, operation, after);
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
        expect(await failures(page)).toHaveLength(1);
        if (hasActed) return;
        await page.getByRole('button', { name: way }).click();
        await runClock();
        await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeVisible();
      },
    );
  }
}

for (const { id, fault, says, after, hasActed } of faultCases) {
  test(
    `totps.authenticate ${id}: the step-up shows an error, and the user can continue`,
    whenTriedAgain(id),
    async ({ page, control, world, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      const runClock = async () => void (after && (await page.clock.runFor(1_000)));
      const { user_id } = await toStepUp(page, control, world.host);
      await refusedDeletion(page, runClock);
      await page.getByRole('button', { name: 'Enter a code from your authenticator app' }).click();
      const { code } = await control.users.totpCode(user_id);
      await control.faults.add({ operation: 'totps.authenticate', ...fault });
      await page.getByRole('textbox', { name: '6-digit code' }).fill(code);
      if (after) await letTimePass(page, control, 'totps.authenticate', after);
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      // A code works once, and its answer was lost.
      if (hasActed) return;
      await page.getByRole('button', { name: 'Verify' }).click();
      await runClock();
      await expect(page.getByRole('button', { name: 'Email a code to a***@example.com' })).toBeVisible();
    },
  );
}

// Columns: the call | the method that makes it | the field that is filled in.
const checks = [
  ['totps.authenticate', 'Enter a code from your authenticator app', '6-digit code'],
  ['passwords.authenticate', 'Use your password', 'Password'],
  ['otps.authenticate', 'Email a code to a***@example.com', 'One-time passcode'],
] as const;

for (const [operation, method, field] of checks) {
  test(
    `${operation} T-FAULT-15 no content: the step-up of a host has no session any more, and reports the call once [B-STEPUP-6]`,
    eachRun(operation === 'totps.authenticate'),
    async ({ page, control, world, watch }) => {
      watch.allow(provoked);
      const password = 'liverpool rain on tuesday';
      await signIn(page, control, world.host, {
        email,
        password,
        totp: true,
        factors: ['email_otp'],
        factor_age_minutes: 50,
      });
      const props = { config: { products: ['passwords'] }, stepUpOptions: { maxAgeMinutes: 10 } };
      await page.goto(embedAddress(world.host, { mount: 'stepUp', props }));
      await page.getByRole('button', { name: method }).click();
      const body = { data: { request_id: 'request-1', status_code: 200 } };
      await control.faults.add({ operation, kind: 'status', status: 200, body });
      await page.getByRole('textbox', { name: field }).fill('123456');
      if (field === 'Password') await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Must have an active session to call this method.');
      expect(await failures(page)).toEqual([`${operation} broken`]);
    },
  );
}
