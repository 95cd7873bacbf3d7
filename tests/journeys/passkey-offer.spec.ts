import type { Page } from '@playwright/test';
import { addAuthenticator, claimConditionalCreation } from '../support/authenticator';
import type { Control } from '../../emulator/control/control';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';

const email = 'ada@example.com';

const propsOf = (offerAfterSignIn: 'ask' | 'silent') => ({
  config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['email'] }, passkeyOptions: { offerAfterSignIn } },
});

/** The failed registrations that the host heard of; this authenticator's offers in the field may fail as well. */
const registrationFailures = async (page: Page) =>
  (await failures(page)).filter((failure) => failure.startsWith('webauthn.register'));

/** Signs in with a code, by keyboard. */
async function signInWithCode(page: Page, control: Control): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
  await page.keyboard.type((await control.outbox.waitFor(email)).code ?? '');
}

test('a new user creates a passkey for the next sign-in [B-OFFER-2]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  const authenticator = await addAuthenticator(page);
  await embed({ props: propsOf('ask') });
  await signInWithCode(page, control);
  await expect(page.getByRole('heading', { name: 'Log in faster next time' })).toBeFocused();
  await expect(page.getByText('A Passkey lets you log in with your fingerprint')).toBeVisible();
  expect(await eventTypes(page)).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByText('Your passcode has been successfully verified.')).toBeVisible();
  expect((await eventTypes(page)).at(-1)).toBe('PASSKEY_REGISTER');
  expect(await authenticator.credentials()).toHaveLength(1);
});

test('a user who says Not now is not asked again the next time, by keyboard alone', async ({
  page,
  embed,
  control,
}) => {
  await addAuthenticator(page);
  await embed({ props: propsOf('ask') });
  await signInWithCode(page, control);
  await expect(page.getByRole('heading', { name: 'Log in faster next time' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await signInWithCode(page, control);
  await expect(page.getByText('Your passcode has been successfully verified.')).toBeVisible();
});

test(
  'a user whom the device does not verify stays on the offer, and can continue without a passkey',
  inLongRun,
  async ({ page, embed, control, seeNoBarrier }) => {
    const authenticator = await addAuthenticator(page);
    await authenticator.setVerified(false);
    await embed({ props: propsOf('ask') });
    await signInWithCode(page, control);
    await page.getByRole('button', { name: 'Create a Passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('Passkey not created.');
    await seeNoBarrier();
    expect(await registrationFailures(page)).toEqual(['webauthn.register passkey_not_created']);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  },
);

test('a browser with conditional creation creates a passkey without a prompt, and the screen is the same [B-OFFER-3]', async ({
  page,
  embed,
  control,
}) => {
  const authenticator = await addAuthenticator(page);
  await claimConditionalCreation(page);
  await embed({ props: propsOf('silent') });
  await signInWithCode(page, control);
  await expect(page.getByText('Your passcode has been successfully verified.')).toBeVisible();
  await expect.poll(() => eventTypes(page)).toContain('PASSKEY_REGISTER');
  await expect(page.locator('html')).toHaveAttribute('data-mediation', 'conditional');
  expect(await authenticator.credentials()).toHaveLength(1);
  await expect(page.getByText('Your passcode has been successfully verified.')).toBeVisible();
});

test('a browser without conditional creation receives no request', async ({ page, embed, control }) => {
  await addAuthenticator(page);
  await page.addInitScript(() => {
    PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: false });
  });
  await embed({ props: propsOf('silent') });
  await signInWithCode(page, control);
  await expect(page.getByText('Your passcode has been successfully verified.')).toBeVisible();
  expect(await control.requests.list('webauthn.registerStart')).toEqual([]);
  expect(await registrationFailures(page)).toEqual([]);
});
