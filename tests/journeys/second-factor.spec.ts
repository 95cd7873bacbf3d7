import { addAuthenticator } from '../support/authenticator';
import { logInWithCode } from '../support/code-log-in';
import { engine, noSecondFetch } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import {
  appCode,
  codeField,
  email,
  heading,
  offered,
  password,
  phone_number,
  press,
  proveFirst,
  propsOf,
  required,
} from '../support/second-factor';
import { eventTypes, failures } from '../support/sign-in';

const recovery_codes = ['ckss-2skx-ebow', 'spow-8txc-r1nk'];
const asked = 'Enter the code from your authenticator app';

test('a user with an authenticator app is logged in after its code [B-SECOND-1]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  const { user_id } = await control.users.create({ email, password, totp: true });
  await embed({ props: offered });
  await proveFirst(page);
  await expect(heading(page, asked)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE']);
  await seeNoBarrier();
  await page.keyboard.type(await appCode(control, user_id));
  await expect(heading(page, 'Success!')).toBeFocused();
  await expect(page.getByText('You have successfully logged in.')).toBeVisible();
  expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE', 'TOTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(await failures(page)).toEqual([]);
});

test('a user whose only second factor is a passkey does not get past it in a browser without passkeys [B-SECOND-2]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await control.users.create({ email, password, passkeys: [{ name: 'Laptop' }] });
  await embed({ props: offered });
  await proveFirst(page);
  await expect(heading(page, "Confirm it's you")).toBeFocused();
  await expect(page.getByText("There is no other way to confirm it's you.")).toBeVisible();
  await seeNoBarrier();
  expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE']);
  await press(page, 'Back');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test(
  'a text that began a session of its own, since the first had ended, is followed by another factor [B-SECOND-2]',
  inLongRun,
  async ({ page, embed, control }) => {
    await control.users.create({ email, password, phone_number, totp: true });
    const sessionOptions = { sessionDurationMinutes: 5 };
    await embed({ props: propsOf({ when: 'required', methods: ['sms', 'totp'] }, { sessionOptions }) });
    await proveFirst(page);
    await expect(codeField(page)).toBeFocused();
    await control.clock.advance(240);
    await press(page, 'Text a code to +1********62');
    const { code } = await control.outbox.waitFor(phone_number);
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
    await control.clock.advance(90);
    await page.keyboard.type(code ?? '');
    await expect(heading(page, asked)).toBeVisible();
    expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE', 'OTP_AUTHENTICATE']);
  },
);

test(
  'a file that is missing after the first factor is reported, and Try again asks for the code [B-SECOND-2]',
  inLongRun,
  async ({ page, embed, control, watch }) => {
    test.skip(engine === 'firefox', noSecondFetch);
    watch.allow(/Failed to load resource|dynamically imported/);
    const { user_id } = await control.users.create({ email, password, totp: true });
    const file = /\/passkey-calls-/;
    await page.route(file, (route) => route.abort());
    await embed({ props: required });
    await proveFirst(page);
    await expect(page.getByRole('alert')).toHaveText(
      "We couldn't reach the server. Check your connection and try again.",
    );
    await expect(heading(page, "Confirm it's you")).toBeFocused();
    expect(await failures(page)).toEqual(['user.get unreachable']);
    await page.unroute(file);
    await press(page, 'Try again');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await appCode(control, user_id));
    await expect(heading(page, 'Success!')).toBeFocused();
  },
);

test(
  'focus stays in the widget while the next screen is fetched after the code of the app [B-SCREEN-6]',
  inLongRun,
  async ({ page, embed, control }) => {
    const { user_id } = await control.users.create({ email, password, totp: true });
    await page.route(/\/passkey-offer\.actions-/, async (route) => {
      await new Promise((resolve) => void setTimeout(resolve, 500));
      await route.continue();
    });
    const products = ['passwords', 'passkeys'];
    await embed({ props: propsOf({ when: 'offer' }, { products, passkeyOptions: { offerAfterSignIn: 'ask' } }) });
    await proveFirst(page);
    await expect(codeField(page)).toBeFocused();
    await page.evaluate(() => {
      const look = () => {
        if (document.activeElement === document.body) document.body.dataset['lost'] = 'focus';
        requestAnimationFrame(look);
      };
      look();
    });
    const fetched = page.waitForResponse(/\/passkey-offer\.actions-/);
    await page.keyboard.type(await appCode(control, user_id));
    await fetched;
    await expect(heading(page, asked)).toHaveCount(0);
    await expect(page.getByRole('heading')).toBeFocused();
    await expect(page.locator('body')).not.toHaveAttribute('data-lost');
  },
);

test('a wrong code of the app is refused in its field, and the next one logs in [B-SECOND-3]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 401/);
  const { user_id } = await control.users.create({ email, password, totp: true });
  await embed({ props: offered });
  await proveFirst(page);
  const code = await appCode(control, user_id);
  await codeField(page).fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert')).toHaveText('Invalid code, please try again.');
  await codeField(page).fill(code);
  await expect(heading(page, 'Success!')).toBeFocused();
});

test(
  'a code that was used already is refused with the time until the next [B-SECOND-3]',
  inLongRun,
  async ({ page, embed, control, watch }) => {
    watch.allow(/status of 400/);
    const { user_id } = await control.users.create({ email, password, totp: true });
    await embed({ props: offered });
    await proveFirst(page);
    const code = await appCode(control, user_id);
    await codeField(page).fill(code);
    await expect(heading(page, 'Success!')).toBeFocused();
    await page.context().clearCookies();
    await embed({ props: offered });
    await proveFirst(page);
    await codeField(page).fill(code);
    await expect(page.getByRole('alert')).toHaveText('This code was used already. Wait for the next one.');
    await expect(page.getByRole('timer')).toHaveText(/^0:[0-3]\d$/);
  },
);

test('a recovery code logs in without the app, once, and recorders leave it out [B-SECOND-4] [T-SECRET-9]', async ({
  page,
  embed,
  control,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(/status of 401/);
  await control.users.create({ email, password, totp: true, recovery_codes });
  await embed({ props: offered });
  await proveFirst(page);
  await press(page, 'Use a recovery code');
  await expect(heading(page, 'Enter a recovery code')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Recovery code' });
  await expect(field).toHaveClass(/\brr-ignore ph-no-capture fs-mask$/);
  await expect(field).toBeFocused();
  await seeNoBarrier();
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toHaveText('Enter a recovery code');
  await field.fill('aaaa-bbbb-cccc');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toHaveText('Invalid code, please try again.');
  await field.fill(` ${recovery_codes[0]?.toUpperCase()} `);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Success!')).toBeFocused();
  expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE', 'TOTP_RECOVER', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test("a recovery code that is typed into the field for the app's code logs in, and its digits are not sent [B-SECOND-4]", async ({
  page,
  embed,
  control,
}) => {
  const code = '12ab-34cd-56ef';
  await control.users.create({ email, password, totp: true, recovery_codes: [code] });
  await embed({ props: offered });
  await proveFirst(page);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(code);
  await expect(heading(page, 'Success!')).toBeFocused();
  expect((await eventTypes(page)).slice(-2)).toEqual(['TOTP_RECOVER', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(await control.requests.list('totps.authenticate')).toEqual([]);
});

test("a recovery code that a keyboard inserts into the field for the app's code, without keys, logs in [B-SECOND-4]", async ({
  page,
  embed,
  control,
}) => {
  await control.users.create({ email, password, totp: true, recovery_codes });
  await embed({ props: offered });
  await proveFirst(page);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.insertText(recovery_codes[0] ?? '');
  await expect(heading(page, 'Success!')).toBeFocused();
  expect((await eventTypes(page)).slice(-2)).toEqual(['TOTP_RECOVER', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('a code in a session that has ended says so, and Try again leads to the log-in [B-SECOND-9]', async ({
  page,
  embed,
  control,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(/status of 40[14]/);
  const { user_id } = await control.users.create({ email, password, totp: true });
  await embed({ props: required });
  await proveFirst(page);
  await expect(codeField(page)).toBeFocused();
  await control.clock.advance(7_200);
  await codeField(page).fill(await appCode(control, user_id));
  await expect(heading(page, 'You were not logged in')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Session not found.');
  await seeNoBarrier();
  expect(await failures(page)).toHaveLength(1);
  await press(page, 'Try again');
  await expect(heading(page, 'Sign up or log in')).toBeFocused();
});

test(
  'a code in the field of the other kind is accepted as its own kind [B-SECOND-4]',
  inLongRun,
  async ({ page, embed, control }) => {
    const { user_id } = await control.users.create({ email, password, totp: true, recovery_codes });
    await embed({ props: offered });
    await proveFirst(page);
    await press(page, 'Use a recovery code');
    const code = await appCode(control, user_id);
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await press(page, 'Continue');
    await expect(heading(page, 'Success!')).toBeFocused();
    await page.context().clearCookies();
    await embed({ props: offered });
    await proveFirst(page);
    await expect(codeField(page)).toBeFocused();
    await page.evaluate((text) => {
      const other = document.createElement('textarea');
      other.setAttribute('aria-label', 'Notes');
      other.value = text;
      document.body.append(other);
      other.select();
    }, recovery_codes[1] ?? '');
    await page.keyboard.press('Control+C');
    await codeField(page).focus();
    await page.keyboard.press('Control+V');
    await expect(heading(page, 'Success!')).toBeFocused();
    expect((await eventTypes(page)).slice(-2)).toEqual(['TOTP_RECOVER', 'AUTHENTICATE_FLOW_COMPLETE']);
  },
);

test(
  'a user without an app proves their number by a text [B-SECOND-2]',
  inLongRun,
  async ({ page, embed, control, seeNoBarrier }) => {
    await control.users.create({ email, password, phone_number });
    await embed({ props: required });
    await proveFirst(page);
    await expect(heading(page, "Confirm it's you")).toBeFocused();
    await seeNoBarrier();
    await press(page, 'Text a code to +1********62');
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
    await page.keyboard.type((await control.outbox.waitFor(phone_number)).code ?? '');
    await expect(heading(page, 'Success!')).toBeFocused();
    expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    expect(await failures(page)).toEqual([]);
  },
);

test('Back leads to the log-in, and the session keeps its one factor [B-SECOND-2]', async ({
  page,
  embed,
  control,
}) => {
  await control.users.create({ email, password, totp: true });
  await embed({ props: required });
  await proveFirst(page);
  await expect(heading(page, asked)).toBeVisible();
  await press(page, 'Back');
  await expect(heading(page, 'Sign up or log in')).toBeFocused();
  expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE']);
  expect(await control.requests.list('session.revoke')).toHaveLength(0);
});

/** Makes each use of a passkey a touch alone, as with a security key without a PIN. */
function touchOnly() {
  const get = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = (options) =>
    get(options?.publicKey && { ...options, publicKey: { ...options.publicKey, userVerification: 'discouraged' } });
}

// Columns: how the passkey is used | what follows it | the screen then | the events after the passkey's.
for (const [how, follows, title, ends] of [
  ['and user verification', 'asks for no second factor', 'Success!', ['AUTHENTICATE_FLOW_COMPLETE']],
  ['without user verification', 'asks for the second factor', asked, []],
] as const) {
  test(`a log-in with a passkey ${how} ${follows} [B-SECOND-2]`, inLongRun, async ({ page, embed, control }) => {
    await addAuthenticator(page);
    const { user_id } = await control.users.create({ email, totp: true });
    // By a code, whose group and the app's let the provider make a passkey.
    const more = {
      products: ['otp', 'passkeys'],
      otpOptions: { methods: ['email'] },
      passkeyOptions: { offerAfterSignIn: 'ask' },
    };
    await embed({ props: propsOf({ when: 'offer' }, more) });
    await logInWithCode(page, control, email);
    await codeField(page).fill(await appCode(control, user_id));
    await press(page, 'Create a Passkey');
    await expect(heading(page, 'Success!')).toBeFocused();
    await page.context().clearCookies();
    if (how === 'without user verification') await page.addInitScript(touchOnly);
    await embed({ props: propsOf({ when: 'required' }, { products: ['passwords', 'passkeys'] }) });
    // The authenticator of the test answers the autofill at once.
    await expect(heading(page, title)).toBeVisible();
    await expect.poll(() => eventTypes(page)).toEqual(['PASSKEY_AUTHENTICATE', ...ends]);
    await expect(title === asked ? codeField(page) : heading(page, title)).toBeFocused();
  });
}

test(
  'a user without an app proves a second factor by their passkey [B-SECOND-2]',
  inLongRun,
  async ({ page, embed, control }) => {
    await addAuthenticator(page);
    await control.users.create({ email, password });
    const otp = { products: ['otp', 'passkeys'], otpOptions: { methods: ['email'] } };
    await embed({ props: { config: { ...otp, passkeyOptions: { offerAfterSignIn: 'ask' } } } });
    await logInWithCode(page, control, email);
    await press(page, 'Create a Passkey');
    await expect(heading(page, 'Success!')).toBeFocused();
    await page.context().clearCookies();
    // Without passkeys among the products, so that the first factor is the password.
    await embed({ props: required });
    await proveFirst(page);
    await expect(heading(page, "Confirm it's you")).toBeFocused();
    await press(page, 'Use a Passkey');
    await expect(heading(page, 'Success!')).toBeFocused();
    expect(await eventTypes(page)).toEqual([
      'PASSWORD_AUTHENTICATE',
      'PASSKEY_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ]);
    expect(await failures(page)).toEqual([]);
  },
);

test('an email link is completed after the second factor, on the page that it leads to [B-SECOND-1]', async ({
  page,
  embed,
  control,
  world,
}) => {
  const { user_id } = await control.users.create({ email, password, totp: true });
  const back = embedAddress(world.host, {
    mount: 'callback',
    props: { config: { products: ['emailMagicLinks'], secondFactorOptions: { when: 'required' } } },
  });
  await embed({
    props: {
      config: {
        products: ['emailMagicLinks'],
        emailMagicLinksOptions: { loginRedirectURL: back, signupRedirectURL: back },
      },
    },
  });
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your email')).toBeFocused();
  await page.goto((await control.outbox.waitFor(email)).links[0]?.href ?? '');
  await expect(codeField(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  expect(await eventTypes(page)).toEqual(['MAGIC_LINK_AUTHENTICATE']);
  await codeField(page).fill(await appCode(control, user_id));
  await expect(heading(page, 'Success!')).toBeFocused();
  expect((await eventTypes(page)).at(-1)).toBe('AUTHENTICATE_FLOW_COMPLETE');
});

test(
  'a second factor that is proved in another tab ends the question in this one [B-SECOND-2]',
  inLongRun,
  async ({ page, embed, control }) => {
    const { user_id } = await control.users.create({ email, password, totp: true });
    await embed({ props: required });
    await proveFirst(page);
    await expect(heading(page, asked)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await proveFirst(other);
    await codeField(other).fill(await appCode(control, user_id));
    await expect(heading(other, 'Success!')).toBeFocused();
    await expect(heading(page, 'Success!')).toBeVisible();
    expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  },
);

test('a page without a second factor fetches none of its code [B-SECOND-8]', async ({ page, embed, control }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await control.users.create({ email, password, totp: true });
  const ours = () => fetched.filter((path) => /second-factor|setup|qr-code|uqr/.test(path));
  await embed({ props: { config: { products: ['passwords'] } } });
  await proveFirst(page);
  await expect(heading(page, 'Success!')).toBeFocused();
  expect(ours()).toEqual([]);
  // The names by which it would be known.
  await page.context().clearCookies();
  await embed({ props: required });
  await proveFirst(page);
  await expect(codeField(page)).toBeVisible();
  expect(ours()).not.toEqual([]);
});
