import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import type { Control } from '../../emulator/control/control';
import { inLongRun } from '../support/each-run';
import { expect, test as base } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';
import { signIn } from '../support/session';

const email = 'ada@example.com';
const phone_number = '+12025550162';
const mount = 'passkeyRegistration' as const;
const props = { config: { products: ['emailMagicLinks', 'passkeys'] } };
const laptop = { passkeys: [{ name: 'Laptop' }] };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const confirm = "Confirm it's you";

/** Types the code that came to an address or a number. */
async function typeCode(page: Page, control: Control, to: string) {
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  const { code = '' } = await control.outbox.waitFor(to);
  await page.keyboard.type(code);
}

interface StepUpFixtures {
  /** Opens the list of passkeys of a user whose session the provider finds too weak, and has them delete one. */
  refusedDeletion: (user: object) => Promise<{ user_id: string }>;
}

const test = base.extend<StepUpFixtures>({
  refusedDeletion: async ({ page, embed, control, world }, provide) => {
    await provide(async (user) => {
      const signedIn = await signIn(page, control, world.host, { email, phone_number, ...laptop, ...user });
      await embed({ mount, props });
      await press(page, 'Skip');
      await press(page, 'Delete Laptop');
      await press(page, 'Delete');
      await expect(heading(page, confirm)).toBeFocused();
      return signedIn;
    });
  },
});

// The refusal itself is in the browser's console, as every answer of its kind.
test.beforeEach(({ watch }) => watch.allow(/status of 401/));

const deletions = (control: Control) => control.requests.list('user.deleteWebauthnRegistration');
const row = (page: Page) => page.getByRole('listitem');

test(
  'a passkey creation that is refused for one group of factors is done after a code by text [B-STEPUP-1]',
  inLongRun,
  async ({ page, embed, control, world, seeNoBarrier }) => {
    await addAuthenticator(page);
    await signIn(page, control, world.host, { email, phone_number, factors: ['email_otp'] });
    await embed({ mount, props });
    await press(page, 'Create a Passkey');
    await expect(heading(page, confirm)).toBeFocused();
    await expect(page.getByText("For your security, confirm it's you before you continue.")).toBeVisible();
    await seeNoBarrier();
    await press(page, 'Text a code to +1********62');
    await expect(heading(page, confirm)).toBeVisible();
    await expect(page.getByText('A 6-digit passcode was sent to +1********62.')).toBeVisible();
    await seeNoBarrier();
    await typeCode(page, control, phone_number);
    await expect(heading(page, 'Passkey successfully created!')).toBeFocused();
    await expect(page.getByRole('listitem')).toHaveText([/^Passkey 1/]);
    expect(await eventTypes(page)).toEqual(['STEP_UP_START', 'STEP_UP_COMPLETE', 'PASSKEY_REGISTER']);
    expect(await failures(page)).toEqual([]);
    expect(await control.requests.list('webauthn.registerStart')).toHaveLength(2);
  },
);

test(
  'a passkey deletion that is refused for its age is done after a code by e-mail [B-STEPUP-1]',
  inLongRun,
  async ({ page, control, refusedDeletion }) => {
    await refusedDeletion({ factors: ['email_otp', 'sms_otp'], factor_age_minutes: 61 });
    await press(page, 'Email a code to a***@example.com');
    await typeCode(page, control, email);
    await expect(page.getByText('You have no Passkeys yet.')).toBeVisible();
    expect(await deletions(control)).toHaveLength(2);
    const events = await page.evaluate(() => window.vestibule.events.map(({ type, data }) => [type, data]));
    expect(events.slice(-2)).toEqual([
      ['STEP_UP_START', { reason: 'stale_factors' }],
      ['STEP_UP_COMPLETE', { factors: ['email'] }],
    ]);
    expect(await failures(page)).toEqual([]);
  },
);

test('a step-up asks for two factors where the session has a password only [B-STEPUP-2]', async ({
  page,
  control,
  refusedDeletion,
}) => {
  await refusedDeletion({ password: 'liverpool rain on tuesday', factors: ['password'] });
  await expect(page.getByRole('button', { name: 'Use your password' })).toHaveCount(0);
  await press(page, 'Email a code to a***@example.com');
  await typeCode(page, control, email);
  await expect(heading(page, confirm)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Email a code/ })).toHaveCount(0);
  await press(page, 'Text a code to +1********62');
  await typeCode(page, control, phone_number);
  await expect(page.getByText('You have no Passkeys yet.')).toBeVisible();
  expect(await deletions(control)).toHaveLength(2);
});

test('a code of an authenticator app confirms the user, and a wrong one can be typed again [B-STEPUP-2]', async ({
  page,
  control,
  seeNoBarrier,
  refusedDeletion,
}) => {
  const { user_id } = await refusedDeletion({ totp: true, factors: ['email_otp'] });
  await press(page, 'Enter a code from your authenticator app');
  const field = page.getByRole('textbox', { name: '6-digit code' });
  await expect(field).toBeFocused();
  const { code } = await control.users.totpCode(user_id);
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await expect(field).toHaveAccessibleErrorMessage('Invalid code, please try again.');
  await seeNoBarrier();
  await field.fill(code);
  await expect(page.getByText('You have no Passkeys yet.')).toBeVisible();
});

test(
  'a code of the app that was used already has the time until the next [B-STEPUP-2]',
  inLongRun,
  async ({ page, control, watch, refusedDeletion }) => {
    watch.allow(/status of 400/);
    const { user_id } = await refusedDeletion({ totp: true, factors: ['email_otp'] });
    const error_type = 'totp_code_already_authenticated';
    const body = { status_code: 400, error_type, error_message: 'Used.', error_url: '' };
    await control.faults.add({ operation: 'totps.authenticate', kind: 'status', status: 400, body });
    await press(page, 'Enter a code from your authenticator app');
    await expect(page.getByRole('textbox', { name: '6-digit code' })).toBeFocused();
    await page.keyboard.type((await control.users.totpCode(user_id)).code);
    await expect(page.getByRole('alert')).toHaveText('This code was used already. Wait for the next one.');
    await expect(page.getByRole('timer')).toHaveText(/^0:[0-3]\d$/);
  },
);

test(
  'a passkey confirms the user, and a closed passkey dialog leaves the other methods [B-STEPUP-2]',
  inLongRun,
  async ({ page, embed, control, world }) => {
    const authenticator = await addAuthenticator(page);
    await signIn(page, control, world.host, { email, phone_number, factors: ['email_otp', 'sms_otp'] });
    // As long as the session may last: its factors grow old in it.
    await embed({ mount, props: { config: { ...props.config, sessionOptions: { sessionDurationMinutes: 500 } } } });
    await press(page, 'Create a Passkey');
    await expect(row(page)).toHaveText([/^Passkey 1/]);
    await control.clock.advance(61 * 60);
    await press(page, 'Delete Passkey 1');
    await press(page, 'Delete');
    await expect(heading(page, confirm)).toBeFocused();
    await authenticator.setVerified(false);
    await press(page, 'Use a Passkey');
    await expect(page.getByRole('button', { name: 'Use a Passkey' })).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Email a code/ })).toBeVisible();
    await authenticator.setVerified(true);
    await press(page, 'Use a Passkey');
    await expect(page.getByText('You have no Passkeys yet.')).toBeVisible();
  },
);

test('a step-up that is cancelled leaves the screen as it was, and repeats nothing [B-STEPUP-3]', async ({
  page,
  control,
  refusedDeletion,
}) => {
  await refusedDeletion({ factors: ['email_otp'] });
  await press(page, 'Text a code to +1********62');
  await press(page, 'Back');
  await expect(heading(page, confirm)).toBeFocused();
  await press(page, 'Cancel');
  await expect(heading(page, confirm)).toHaveCount(0);
  await expect(row(page)).toHaveText(['Laptop']);
  await expect(page.getByRole('alert')).toHaveText('Passkey not deleted: Laptop. It is back in the list.');
  expect(await deletions(control)).toHaveLength(1);
  expect(await eventTypes(page)).not.toContain('STEP_UP_COMPLETE');
  expect(await failures(page)).toEqual([]);
});

test('a step-up that is cancelled before a deletion returns focus to the row of that passkey [B-STEPUP-3]', async ({
  page,
  embed,
  control,
  world,
}) => {
  const passkeys = [{ name: 'Laptop' }, { name: 'Phone' }, { name: 'Key' }];
  await signIn(page, control, world.host, { email, phone_number, passkeys, factors: ['email_otp'] });
  await embed({ mount, props });
  await press(page, 'Skip');
  await press(page, 'Delete Phone');
  await press(page, 'Delete');
  await expect(heading(page, confirm)).toBeFocused();
  await press(page, 'Cancel');
  await expect(row(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Delete Phone' })).toBeFocused();
});

test(
  'a step-up that is cancelled before a passkey is created returns to the button, without an error [B-STEPUP-3]',
  inLongRun,
  async ({ page, embed, control, world }) => {
    await addAuthenticator(page);
    await signIn(page, control, world.host, { email, phone_number, factors: ['email_otp'] });
    await embed({ mount, props });
    await press(page, 'Create a Passkey');
    await press(page, 'Cancel');
    await expect(page.getByRole('button', { name: 'Create a Passkey' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await failures(page)).toEqual([]);
    await press(page, 'Create a Passkey');
    await expect(heading(page, confirm)).toBeFocused();
  },
);

test('a call that is refused after the step-up as well is reported, and not repeated again [B-STEPUP-4]', async ({
  page,
  control,
  refusedDeletion,
}) => {
  await refusedDeletion({ factors: ['email_otp'] });
  const body = { status_code: 401, error_type: 'stale_factors', error_message: 'Too old.', error_url: '' };
  await control.faults.add({ operation: 'user.deleteWebauthnRegistration', kind: 'status', status: 401, body });
  await press(page, 'Text a code to +1********62');
  await typeCode(page, control, phone_number);
  await expect(page.getByRole('alert')).toHaveText('Passkey not deleted: Laptop. It is back in the list.');
  await expect(row(page)).toHaveText(['Laptop']);
  expect(await deletions(control)).toHaveLength(2);
  expect(await failures(page)).toEqual(['user.deleteWebauthnRegistration stale_factors']);
});

test(
  'a session that ends during the step-up for a deletion leads back to the list, which says so [B-STEPUP-4]',
  inLongRun,
  async ({ page, control, watch, refusedDeletion }) => {
    watch.allow(/status of 404/);
    await refusedDeletion({ factors: ['email_otp'] });
    await control.clock.advance(24 * 3_600);
    await press(page, 'Text a code to +1********62');
    await expect(page.getByRole('alert')).toHaveText(/Your session has ended/);
    await expect(row(page)).toHaveText(['Laptop']);
  },
);

test(
  'a factor that fails shows an error, and the others remain [B-STEPUP-2]',
  inLongRun,
  async ({ page, control, watch, refusedDeletion }) => {
    watch.allow(/status of 429/);
    await refusedDeletion({ factors: ['password'], password: 'liverpool rain on tuesday' });
    const body = { status_code: 429, error_type: 'too_many_requests', error_message: 'Slow down.', error_url: '' };
    await control.faults.add({ operation: 'otps.email.send', kind: 'status', status: 429, body });
    await press(page, 'Email a code to a***@example.com');
    await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please wait a moment and try again.');
    await press(page, 'Text a code to +1********62');
    await typeCode(page, control, phone_number);
    await expect(heading(page, confirm)).toBeFocused();
  },
);

test('a browser that needs a user gesture for a passkey gets it from the button, once the session is strong [B-STEPUP-5]', async ({
  page,
  embed,
  control,
  world,
}) => {
  await addAuthenticator(page);
  await page.addInitScript(() => {
    const { create } = navigator.credentials;
    let isFirst = true;
    navigator.credentials.create = async (options) => {
      if (!isFirst) return create.call(navigator.credentials, options);
      isFirst = false;
      throw new DOMException('The document has no user activation.', 'NotAllowedError');
    };
  });
  await signIn(page, control, world.host, { email, phone_number, factors: ['email_otp'] });
  await embed({ mount, props });
  await press(page, 'Create a Passkey');
  await press(page, 'Text a code to +1********62');
  await typeCode(page, control, phone_number);
  await expect(page.getByRole('alert')).toContainText('Click “Create a Passkey” to try again');
  await press(page, 'Create a Passkey');
  await expect(heading(page, 'Passkey successfully created!')).toBeFocused();
});

test(
  'a user without another factor sees who can help, and can go back [B-STEPUP-2]',
  inLongRun,
  async ({ page, embed, control, world, seeNoBarrier }) => {
    // The passkey of the list is in no authenticator here, and this browser knows none at all.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await signIn(page, control, world.host, { email, ...laptop, factors: ['email_otp'] });
    await embed({ mount, props });
    await press(page, 'Skip');
    await press(page, 'Delete Laptop');
    await press(page, 'Delete');
    const words = "There is no other way to confirm it's you. Contact Vestibule playground for help.";
    await expect(page.getByText(words)).toBeVisible();
    await seeNoBarrier();
    await press(page, 'Cancel');
    await expect(row(page)).toHaveText(['Laptop']);
  },
);

test(
  'a name that is being typed is kept during a step-up [B-STEPUP-3]',
  inLongRun,
  async ({ page, embed, control, world }) => {
    await signIn(page, control, world.host, {
      email,
      phone_number,
      passkeys: [{ name: 'Laptop' }, { name: 'Phone' }],
      factors: ['email_otp'],
    });
    await embed({ mount, props });
    await press(page, 'Skip');
    // The refusal arrives while the user is editing the other passkey.
    await control.faults.add({ operation: 'user.deleteWebauthnRegistration', kind: 'delay', ms: 2_000 });
    await press(page, 'Delete Laptop');
    await press(page, 'Delete');
    await press(page, 'Rename Phone');
    const field = page.getByRole('textbox', { name: 'New name for Phone' });
    await field.fill('Work pho');
    await expect(heading(page, confirm)).toBeFocused();
    await press(page, 'Text a code to +1********62');
    await typeCode(page, control, phone_number);
    await expect(field).toHaveValue('Work pho');
    await expect(field).toBeFocused();
    await expect.poll(() => deletions(control)).toHaveLength(2);
  },
);

test(
  'a refused passkey for the next sign-in is created after a code by text [B-STEPUP-1]',
  inLongRun,
  async ({ page, embed, control }) => {
    await addAuthenticator(page);
    await control.users.create({ email, phone_number });
    await embed({
      props: {
        config: {
          products: ['otp', 'passkeys'],
          otpOptions: { methods: ['email'] },
          passkeyOptions: { offerAfterSignIn: 'ask' },
        },
      },
    });
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await press(page, 'Continue with email');
    await typeCode(page, control, email);
    await press(page, 'Create a Passkey');
    await press(page, 'Text a code to +1********62');
    await typeCode(page, control, phone_number);
    await expect(heading(page, 'Success!')).toBeFocused();
    expect(await eventTypes(page)).toEqual([
      'OTP_LOGIN_OR_CREATE',
      'OTP_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
      'STEP_UP_START',
      'STEP_UP_COMPLETE',
      'PASSKEY_REGISTER',
    ]);
  },
);
