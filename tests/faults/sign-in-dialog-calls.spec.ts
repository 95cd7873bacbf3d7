import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import { logInWithCode, submitEmail } from '../support/code-log-in';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { codeProps, failures } from '../support/sign-in';
import { signIn } from '../support/session';
import { faultCases, whenTriedAgain, wrongTypes } from './faults';
import { letTimePass } from './let-time-pass';

const provoked = /Failed to load resource|blocked by CORS policy|net::ERR|CORS|background refresh/;
const email = 'ada@example.com';
const mount = 'signIn' as const;
// Without a field, in which the authenticator would offer its passkey automatically.
const passkeyProps = {
  config: { products: ['oauth', 'passkeys'], oauthOptions: { providers: [{ type: 'google' }] } },
};

const opener = (page: Page) => page.getByRole('button', { name: 'Open' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign up or log in' });
const result = (page: Page) => page.locator('#result');

/** The time after which the user sees something, in milliseconds. */
const unseen = 3_000;

for (const { id, fault, after } of [...faultCases, wrongTypes]) {
  test(
    `session.authenticate ${id}: the dialog opens though the session cannot be confirmed, and the log-in in it completes [B-SIGNIN-1]`,
    whenTriedAgain(id),
    async ({ page, control, world, watch }) => {
      watch.allow(provoked);
      if (after) await page.clock.install();
      await page.goto(embedAddress(world.host, { props: codeProps }));
      await logInWithCode(page, control, email);
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
      await page.goto(embedAddress(world.host, { mount, props: codeProps }));
      await control.requests.clear();
      // The client sends a request of its own as well.
      await control.faults.add({ operation: 'session.authenticate', ...fault, times: 9 });
      await opener(page).click();
      if (after) await letTimePass(page, control, 'session.authenticate', unseen);
      await expect(dialog(page)).toBeVisible();
      expect(await failures(page)).toHaveLength(1);
      if (after) await page.clock.resume();
      await logInWithCode(page, control, email);
      await expect(result(page)).toContainText('"how":"dialog"');
      await expect(page.locator('dialog')).toHaveCount(0);
    },
  );
}

/** Leaves a passkey on this device, and no session. */
async function havePasskey(page: Page, control: Control, host: string) {
  await addAuthenticator(page);
  await signIn(page, control, host, { email });
  await page.goto(embedAddress(host, { mount: 'passkeyRegistration', props: { config: { products: ['passkeys'] } } }));
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Passkey successfully created!' })).toBeFocused();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

for (const operation of ['webauthn.authenticateStart', 'webauthn.authenticate'] as const) {
  const isStart = operation.endsWith('Start');
  for (const { id, fault, after } of isStart ? faultCases : [...faultCases, wrongTypes]) {
    test(
      `${operation} ${id}: the dialog opens where the passkey with one press fails, and the log-in in it completes [B-SIGNIN-2]`,
      whenTriedAgain(id, !isStart),
      async ({ page, control, world, watch }) => {
        watch.allow(provoked);
        await havePasskey(page, control, world.host);
        if (after) await page.clock.install();
        await page.goto(embedAddress(world.host, { mount, props: passkeyProps }));
        await control.requests.clear();
        await control.faults.add({ operation, ...fault });
        await opener(page).click();
        if (after) await letTimePass(page, control, operation, isStart ? unseen : after);
        await expect(dialog(page)).toBeVisible();
        expect(await failures(page)).toHaveLength(1);
        if (after) await page.clock.resume();
        await page.getByRole('button', { name: 'Login with a Passkey' }).click();
        await expect(result(page)).toContainText('"how":"dialog"');
        await expect(page.locator('dialog')).toHaveCount(0);
      },
    );
  }
}

for (const operation of ['otps.email.loginOrCreate', 'otps.authenticate'] as const) {
  const isSend = operation === 'otps.email.loginOrCreate';
  for (const { id, fault, says, after, hasActed } of isSend ? faultCases : [...faultCases, wrongTypes]) {
    test(
      `${operation} ${id}: the dialog shows an error, and the user can continue or close it`,
      whenTriedAgain(id, !isSend),
      async ({ page, control, world, watch }) => {
        watch.allow(provoked);
        if (after) await page.clock.install();
        await page.goto(embedAddress(world.host, { mount, props: codeProps }));
        await opener(page).click();
        await expect(dialog(page)).toBeVisible();
        await control.faults.add({ operation, ...fault });
        if (isSend) await submitEmail(page, email);
        else await logInWithCode(page, control, email);
        if (after) await letTimePass(page, control, operation, after);
        await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: says })).toBeVisible();
        expect(await failures(page)).toHaveLength(1);
        if (after) await page.clock.resume();
        // A code works once, and its answer was lost.
        if (!isSend && hasActed) {
          await page.keyboard.press('Escape');
          await expect(result(page)).toContainText('"reason":"closed"');
          await expect(opener(page)).toBeFocused();
          return;
        }
        if (isSend) await logInWithCode(page, control, email);
        else await page.getByRole('textbox', { name: 'One-time passcode' }).press('Enter');
        await expect(result(page)).toContainText('"how":"dialog"');
        await expect(page.locator('dialog')).toHaveCount(0);
      },
    );
  }
}
