import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { letTimePass } from '../faults/let-time-pass';
import { eventTypes, failures } from '../support/sign-in';
import { signIn } from '../support/session';

const email = 'ada@example.com';
const phone_number = '+12025550162';
const mount = 'stepUp' as const;
const props = { config: { products: ['emailMagicLinks'] } };
const stale = { factors: ['email_otp'], factor_age_minutes: 61 };
const confirm = "Confirm it's you";

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const events = (page: Page) => page.evaluate(() => window.vestibule.events.map(({ type, data }) => [type, data]));

/** Types the code that came to an address or a number. */
async function typeCode(page: Page, control: Control, to: string) {
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  const { code = '' } = await control.outbox.waitFor(to);
  await page.keyboard.type(code);
}

test('a session that is fresh and strong enough completes the step-up at once [B-STEPUP-6]', async ({
  page,
  embed,
  control,
  world,
  seeNoBarrier,
}) => {
  await signIn(page, control, world.host, { email, phone_number, factors: ['email_otp', 'sms_otp'] });
  await embed({ mount, props: { ...props, stepUpOptions: { groups: 2, maxAgeMinutes: 5 } } });
  await expect(heading(page, 'Success!')).toBeVisible();
  await expect(page.getByText("You have confirmed it's you.")).toBeVisible();
  await seeNoBarrier();
  expect(await events(page)).toEqual([['STEP_UP_COMPLETE', { factors: [] }]]);
});

test('a session that is an hour old is fresh after a code by e-mail [B-STEPUP-6]', async ({
  page,
  embed,
  control,
  world,
  seeNoBarrier,
}) => {
  await signIn(page, control, world.host, { email, ...stale });
  await embed({ mount, props });
  await expect(heading(page, confirm)).toBeVisible();
  await expect(page.getByText("For your security, confirm it's you before you continue.")).toBeVisible();
  await seeNoBarrier();
  await press(page, 'Email a code to a***@example.com');
  await typeCode(page, control, email);
  await expect(heading(page, 'Success!')).toBeFocused();
  expect(await events(page)).toEqual([
    ['STEP_UP_START', { reason: 'host' }],
    ['STEP_UP_COMPLETE', { factors: ['email'] }],
  ]);
  expect(await failures(page)).toEqual([]);
  await page.reload();
  await expect(heading(page, 'Success!')).toBeVisible();
});

test(
  'a host that requires two groups gets the missing one, and no password is offered for it [B-STEPUP-6]',
  inLongRun,
  async ({ page, embed, control, world }) => {
    const user = { email, phone_number, password: 'liverpool rain on tuesday', factors: ['password'] };
    await signIn(page, control, world.host, user);
    await embed({ mount, props: { ...props, stepUpOptions: { groups: 2 } } });
    const byPassword = page.getByRole('button', { name: 'Use your password' });
    await expect(page.getByRole('button', { name: 'Text a code to +1********62' })).toBeVisible();
    await expect(byPassword).toHaveCount(0);
    await press(page, 'Text a code to +1********62');
    await typeCode(page, control, phone_number);
    await expect(heading(page, confirm)).toBeFocused();
    await expect(page.getByRole('button', { name: /^Text a code/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Email a code to a***@example.com' })).toBeVisible();
    await expect(byPassword).toHaveCount(0);
    await press(page, 'Email a code to a***@example.com');
    await typeCode(page, control, email);
    await expect(heading(page, 'Success!')).toBeFocused();
    expect((await events(page)).at(-1)).toEqual(['STEP_UP_COMPLETE', { factors: ['sms', 'email'] }]);
  },
);

test(
  'a passkey and a password make a session fresh [B-STEPUP-6]',
  inLongRun,
  async ({ page, embed, control, world }) => {
    await addAuthenticator(page);
    await signIn(page, control, world.host, { email, password: 'liverpool rain on tuesday', factors: ['email_otp'] });
    await embed({ mount: 'passkeyRegistration', props: { config: { products: ['emailMagicLinks', 'passkeys'] } } });
    await press(page, 'Create a Passkey');
    await expect(heading(page, 'Passkey successfully created!')).toBeVisible();
    const wanting = { ...props, stepUpOptions: { maxAgeMinutes: 0 } };
    await embed({ mount, props: wanting });
    await press(page, 'Use a Passkey');
    await expect(heading(page, 'Success!')).toBeFocused();
    await embed({ mount, props: wanting });
    await press(page, 'Use your password');
    await page.keyboard.type('liverpool rain on tuesday');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Success!')).toBeFocused();
    expect((await events(page)).at(-1)).toEqual(['STEP_UP_COMPLETE', { factors: ['knowledge'] }]);
  },
);

test(
  'a new user of a password confirms the address that no message has confirmed yet [B-STEPUP-2]',
  inLongRun,
  async ({ page, embed, control }) => {
    await embed({ props: { config: { products: ['passwords'] } } });
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'New password' }).fill('correct horse battery staple 47!');
    await page.getByRole('button', { name: 'Continue', disabled: false }).click();
    await expect(heading(page, 'Success!')).toBeFocused();
    await embed({ mount, props });
    await press(page, 'Email a code to a***@example.com');
    await typeCode(page, control, email);
    await expect(heading(page, 'Success!')).toBeFocused();
    expect((await events(page)).at(-1)).toEqual(['STEP_UP_COMPLETE', { factors: ['email'] }]);
  },
);

test('a cancelled step-up is reported to the host, and can be continued [B-STEPUP-7]', async ({
  page,
  embed,
  control,
  world,
}) => {
  await signIn(page, control, world.host, { email, ...stale });
  await embed({ mount, props });
  await press(page, 'Email a code to a***@example.com');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await press(page, 'Cancel');
  await expect(heading(page, confirm)).toBeFocused();
  expect(await events(page)).toEqual([
    ['STEP_UP_START', { reason: 'host' }],
    ['STEP_UP_CANCEL', {}],
  ]);
  await press(page, 'Email a code to a***@example.com');
  await typeCode(page, control, email);
  await expect(heading(page, 'Success!')).toBeFocused();
});

test('a cancelled step-up is not completed by a code of an authenticator app that is still being checked [B-STEPUP-7]', async ({
  page,
  embed,
  control,
  world,
}) => {
  const { user_id } = await signIn(page, control, world.host, { email, totp: true, ...stale });
  await embed({ mount, props });
  await press(page, 'Enter a code from your authenticator app');
  await control.faults.add({ operation: 'totps.authenticate', kind: 'delay', ms: 1_000 });
  await expect(page.getByRole('textbox', { name: '6-digit code' })).toBeFocused();
  const answered = page.waitForResponse(/totps\/authenticate/);
  await page.keyboard.type((await control.users.totpCode(user_id)).code);
  await press(page, 'Cancel');
  await answered;
  await press(page, 'Email a code to a***@example.com');
  await typeCode(page, control, email);
  await expect(heading(page, 'Success!')).toBeFocused();
  expect(await events(page)).toEqual([
    ['STEP_UP_START', { reason: 'host' }],
    ['STEP_UP_CANCEL', {}],
    ['STEP_UP_COMPLETE', { factors: ['email'] }],
  ]);
});

test('a session that ends while the mount asks is a failure with a retry, in place of the methods [B-STEPUP-6]', async ({
  page,
  embed,
  control,
  world,
  watch,
}) => {
  watch.allow(/status of 404/);
  await signIn(page, control, world.host, { email, ...stale });
  await embed({ mount, props });
  // The title is there before the session is confirmed.
  await expect(page.getByRole('button', { name: 'Email a code to a***@example.com' })).toBeVisible();
  await control.clock.advance(24 * 3_600);
  await press(page, 'Email a code to a***@example.com');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Session not found.');
  await expect(page.getByRole('button', { name: /^Email a code/ })).toHaveCount(0);
});

test('a user without another factor sees in the mount who can help [B-STEPUP-2]', async ({
  page,
  embed,
  control,
  world,
  seeNoBarrier,
}) => {
  await signIn(page, control, world.host, { email, factors: ['email_otp'] });
  await embed({ mount, props: { ...props, stepUpOptions: { groups: 2 } } });
  const words = "There is no other way to confirm it's you. Contact Vestibule playground for help.";
  await expect(page.getByText(words)).toBeVisible();
  await seeNoBarrier();
  await press(page, 'Cancel');
  expect(await eventTypes(page)).toEqual(['STEP_UP_START', 'STEP_UP_CANCEL']);
});

test('a visitor without a session sees that a step-up needs one [B-STEPUP-6]', async ({ page, embed }) => {
  await embed({ mount, props });
  await expect(page.getByText('Error: Cannot use StepUp component without active user authenticated.')).toBeVisible();
  expect(await eventTypes(page)).toEqual([]);
});

test(
  'a session that the provider does not confirm in time is a failure with a retry',
  inLongRun,
  async ({ page, embed, control, world, seeNoBarrier }) => {
    await signIn(page, control, world.host, { email, factors: ['email_otp'] });
    await page.clock.install();
    await control.faults.add({ operation: 'session.authenticate', kind: 'hang' });
    await embed({ mount, props });
    await letTimePass(page, control, 'session.authenticate', 20_500);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await eventTypes(page)).toEqual([]);
    await page.clock.resume();
    await seeNoBarrier();
    await press(page, 'Try again');
    await expect(heading(page, 'Success!')).toBeVisible();
  },
);

test('a user with a social account is redirected to it, returns through the callback mount, and has a fresh session [B-STEPUP-8]', async ({
  page,
  embed,
  control,
  world,
  watch,
}) => {
  watch.allow(/No code verifier/);
  const config = { products: ['oauth'], sessionOptions: { sessionDurationMinutes: 500 } };
  const providers = [{ type: 'github' }];
  const returning = { config: { ...config, oauthOptions: { providers } } };
  const back = embedAddress(world.host, { mount: 'callback', props: returning });
  const oauthOptions = { loginRedirectURL: back, signupRedirectURL: back, providers };
  const social = { config: { ...config, oauthOptions } };
  await embed({ props: social });
  await press(page, 'Continue with GitHub');
  await press(page, 'Continue');
  await expect(heading(page, 'Success!')).toBeVisible();
  await control.clock.advance(61 * 60);
  await embed({ mount, props: social });
  await press(page, 'Continue with GitHub');
  await press(page, 'Continue');
  // The returning account may be another one than the logged-in account, which is never replaced without a prompt.
  await press(page, 'Use the link');
  await expect(heading(page, 'Success!')).toBeVisible();
  expect(await eventTypes(page)).toEqual(['OAUTH_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  await embed({ mount, props: social });
  await expect(heading(page, 'Success!')).toBeVisible();
  expect(await events(page)).toEqual([['STEP_UP_COMPLETE', { factors: [] }]]);
});
