import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { darkTheme } from '../../tools';
import { addAuthenticator } from '../support/authenticator';
import { canKeepPages, withBackForwardCache } from '../support/back-forward-cache';
import { logInInAnotherTab, logInWithCode } from '../support/code-log-in';
import { condition, engine } from '../support/condition';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';

const email = 'ada@example.com';
const phone_number = '+12025550162';
const password = 'liverpool rain on tuesday';
const recovery_codes = ['ckss-2skx-ebow', 'spow-8txc-r1nk'];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit code' });
const asked = 'Enter the code from your authenticator app';

/** The widget with passwords and a second factor. */
const propsOf = (secondFactorOptions: object, more: object = {}) => ({
  config: { products: ['passwords'], secondFactorOptions, ...more },
});
const required = propsOf({ when: 'required' });
const offered = propsOf({ when: 'offer' });

/** Logs in with the password, as far as the second factor. */
async function proveFirst(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
}

const appCode = async (control: Control, userId: string) => (await control.users.totpCode(userId)).code;

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

test('a user without a second factor sets one up, and has recovery codes [B-SECOND-5] [B-SECOND-7]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  const { user_id } = await control.users.create({ email, password });
  await embed({ props: required });
  await proveFirst(page);
  await expect(heading(page, 'Add a second step')).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await seeNoBarrier();
  const read = await decoded(page);
  expect(read).toMatch(/^otpauth:\/\/totp\/[^:]+:ada%40example\.com\?secret=[A-Z2-7]{32}&issuer=/);
  await expect(page.getByRole('link', { name: 'Open your authenticator app' })).toHaveAttribute('href', read);
  await codeField(page).fill(await appCode(control, user_id));
  await expect(heading(page, 'Save your recovery codes')).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await seeNoBarrier();
  expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE', 'TOTP_CREATE', 'TOTP_AUTHENTICATE']);
  await press(page, 'Continue');
  await expect(heading(page, 'Success!')).toBeFocused();
  await expect(page.getByText('Your second step is on.')).toBeVisible();
  expect((await eventTypes(page)).at(-1)).toBe('AUTHENTICATE_FLOW_COMPLETE');
  expect(await failures(page)).toEqual([]);
});

test('a set-up that is declined is not offered again on this device [B-SECOND-6]', async ({ page, embed, control }) => {
  await control.users.create({ email, password });
  await embed({ props: offered });
  await proveFirst(page);
  await press(page, 'Not now');
  await expect(heading(page, 'Success!')).toBeFocused();
  await page.context().clearCookies();
  await embed({ props: offered });
  await proveFirst(page);
  await expect(heading(page, 'Success!')).toBeFocused();
  expect(await control.requests.list('totps.create')).toHaveLength(1);
});

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

test('a recovery code logs in without the app, once [B-SECOND-4]', async ({
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

test('a code in the field of the other kind is accepted as its own kind [B-SECOND-4]', async ({
  page,
  embed,
  control,
}) => {
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
});

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

test(
  'a log-in with a passkey and user verification asks for no second factor [B-SECOND-2]',
  inLongRun,
  async ({ page, embed, control }) => {
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
    await embed({ props: propsOf({ when: 'required' }, { products: ['passwords', 'passkeys'] }) });
    // The authenticator of the test answers the autofill at once.
    await expect(heading(page, 'Success!')).toBeFocused();
    expect(await eventTypes(page)).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  },
);

test('a user without an app proves a second factor by their passkey [B-SECOND-2]', async ({ page, embed, control }) => {
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
});

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

/** Opens the set-up, and returns the user's id. */
async function toSetup(page: Page, control: Control, open: () => Promise<void>): Promise<string> {
  const { user_id } = await control.users.create({ email, password });
  await open();
  await proveFirst(page);
  await expect(heading(page, 'Add a second step')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  return user_id;
}

/** The recovery codes that are shown. */
const shownCodes = (page: Page) => page.getByRole('listitem').locator('[aria-hidden]').allTextContents();

/** The text that another program reads from the picture. */
async function decoded(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  const png = PNG.sync.read(await picture.screenshot());
  return jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data ?? '';
}

test(
  'the QR code can be read in a dark theme and in forced colours [B-SECOND-5]',
  inLongRun,
  async ({ page, embed, control }) => {
    await toSetup(page, control, () => embed({ props: { ...required, theme: darkTheme } }));
    expect(await decoded(page)).toMatch(/^otpauth:/);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect(await decoded(page)).toMatch(/^otpauth:/);
  },
);

test('a set-up whose account changes in another tab names the account, and goes on at a press [T-RACE-25]', async ({
  page,
  embed,
  control,
  world,
}) => {
  await toSetup(page, control, () => embed({ props: offered }));
  await logInInAnotherTab(page, control, world.host, 'grace@example.com');
  await page.bringToFront();
  await expect(page.getByText('You are logged in as grace@example.com.')).toBeVisible();
  expect(await eventTypes(page)).not.toContain('AUTHENTICATE_FLOW_COMPLETE');
  await press(page, 'Continue');
  // Grace has no second step either.
  await expect(heading(page, 'Add a second step')).toBeVisible();
  await press(page, 'Not now');
  await expect.poll(() => eventTypes(page)).toContain('AUTHENTICATE_FLOW_COMPLETE');
});

test('recovery codes are copied, saved as a file and printed under the strict policy, and not kept [B-SECOND-7] [T-SECRET-12]', async ({
  page,
  embed,
  control,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => Reflect.set(window.top ?? window, 'printed', document.body.innerText);
  });
  await control.project.change({ project_name: 'Slow Clay' });
  const userId = await toSetup(page, control, () => embed({ props: required, csp: 'strict' }));
  await press(page, 'Copy');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const secret = /secret=([A-Z2-7]+)/.exec(await decoded(page))?.[1] ?? '';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await codeField(page).fill(await appCode(control, userId));
  await expect(heading(page, 'Save your recovery codes')).toBeVisible();
  const codes = await shownCodes(page);
  expect(codes).toHaveLength(10);
  await press(page, 'Copy');
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual(codes);
  const saving = page.waitForEvent('download');
  await press(page, 'Download');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('slow-clay-recovery-codes.txt');
  expect((await readFile(await saved.path(), 'utf8')).trim().split('\n')).toEqual(codes);
  await press(page, 'Print');
  const printed = await page.evaluate(() => String(Reflect.get(window, 'printed')));
  expect(printed.split('\n').filter(Boolean)).toEqual(['Save your recovery codes', ...codes]);
  // The print of this test sends no `afterprint`, as in a browser that prints nothing.
  await expect(page.locator('iframe.rr-mask.ph-no-capture[data-private]')).toHaveCount(1);
  await press(page, 'Continue');
  await expect(heading(page, 'Success!')).toBeVisible();
  await expect(page.locator('iframe.rr-mask')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test(
    'the link to the app comes before the QR code [B-SECOND-5]',
    inLongRun,
    async ({ page, embed, control, seeNoBarrier }) => {
      test.skip(engine === 'firefox', 'Playwright has no telephone there');
      await toSetup(page, control, () => embed({ props: required }));
      const link = await page.getByRole('link', { name: 'Open your authenticator app' }).boundingBox();
      const picture = await page.getByRole('img', { name: 'QR code for your authenticator app' }).boundingBox();
      expect(link?.y ?? Number.NaN).toBeLessThan(picture?.y ?? 0);
      await seeNoBarrier();
    },
  );
});

test(
  'a page restored from the back-forward cache begins the set-up again [T-SECRET-12]',
  inLongRun,
  async ({ world, control }) => {
    test.skip(engine !== 'chromium' || condition !== undefined || !canKeepPages, 'the cache is switched on here alone');
    const browser = await withBackForwardCache();
    const page = await browser.newPage();
    await toSetup(page, control, async () => void (await page.goto(embedAddress(world.host, { props: required }))));
    const link = page.getByRole('link', { name: 'Open your authenticator app' });
    const before = await link.getAttribute('href');
    await page.evaluate(() => {
      const watch = new MutationObserver(() => Reflect.set(window, 'seen', document.body.innerHTML));
      addEventListener('pageshow', () => watch.observe(document.body, { subtree: true, childList: true }));
    });
    await page.goto(`${world.host}/favicon.svg`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(link).not.toHaveAttribute('href', before ?? '');
    expect(String(await page.evaluate(() => Reflect.get(window, 'seen')))).not.toContain(before ?? 'none');
    await browser.close();
  },
);

test('a set-up that is refused for too few factors is completed after a step-up [B-STEPUP-1]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 401/);
  const { user_id } = await control.users.create({ email, password, phone_number });
  await embed({ props: propsOf({ when: 'required', methods: ['totp'] }) });
  await proveFirst(page);
  // The password is of no group, and the user has factors of two.
  await expect(heading(page, "Confirm it's you")).toBeFocused();
  await press(page, 'Email a code to a***@example.com');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await page.keyboard.type((await control.outbox.waitFor(email)).code ?? '');
  await press(page, 'Text a code to +1********62');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await page.keyboard.type((await control.outbox.waitFor(phone_number)).code ?? '');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await codeField(page).fill(await appCode(control, user_id));
  await press(page, 'Continue');
  await expect(page.getByText('Your second step is on.')).toBeVisible();
  expect(await eventTypes(page)).toEqual([
    'PASSWORD_AUTHENTICATE',
    'STEP_UP_START',
    'STEP_UP_COMPLETE',
    'TOTP_CREATE',
    'TOTP_AUTHENTICATE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
  expect(await control.requests.list('totps.create')).toHaveLength(2);
});

test(
  'a cancelled step-up leaves the set-up, which can be retried, and the way back [B-STEPUP-3]',
  inLongRun,
  async ({ page, embed, control, watch }) => {
    watch.allow(/status of 401/);
    await control.users.create({ email, password, phone_number });
    await embed({ props: propsOf({ when: 'required', methods: ['totp'] }) });
    await proveFirst(page);
    await press(page, 'Cancel');
    await expect(heading(page, 'Add a second step')).toBeVisible();
    await press(page, 'Try again');
    await expect(heading(page, "Confirm it's you")).toBeFocused();
    await press(page, 'Cancel');
    await press(page, 'Back');
    await expect(heading(page, 'Sign up or log in')).toBeFocused();
    expect(await failures(page)).toEqual([]);
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

test(
  'recovery codes that a restored page has dropped are fetched again, after a step-up [T-SECRET-12] [B-STEPUP-1]',
  inLongRun,
  async ({ world, control }) => {
    test.skip(engine !== 'chromium' || condition !== undefined || !canKeepPages, 'the cache is switched on here alone');
    const browser = await withBackForwardCache();
    const page = await browser.newPage();
    const open = async () => void (await page.goto(embedAddress(world.host, { props: required })));
    const userId = await toSetup(page, control, open);
    await codeField(page).fill(await appCode(control, userId));
    await expect(heading(page, 'Save your recovery codes')).toBeVisible();
    const codes = await shownCodes(page);
    await page.goto(`${world.host}/favicon.svg`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page, "Confirm it's you")).toBeVisible();
    expect(await page.content()).not.toContain(codes[0]);
    await press(page, 'Email a code to a***@example.com');
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeVisible();
    await page
      .getByRole('textbox', { name: 'One-time passcode' })
      .fill((await control.outbox.waitFor(email)).code ?? '');
    await expect(page.getByRole('listitem')).toHaveCount(10);
    expect(await shownCodes(page)).toEqual(codes);
    await browser.close();
  },
);

test('the key and the recovery codes are in no event, error, log, storage or address [T-SECRET-12]', async ({
  page,
  embed,
  control,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const { user_id } = await control.users.create({ email, password });
  await embed({ props: required });
  await proveFirst(page);
  const link = page.getByRole('link', { name: 'Open your authenticator app' });
  const secret = /secret=([A-Z2-7]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? 'none';
  expect(secret).toHaveLength(32);
  await codeField(page).fill(await appCode(control, user_id));
  const code = (await page.getByRole('listitem').first().locator('[aria-hidden]').textContent()) ?? 'none';
  expect(code).toMatch(/^[a-z\d]{4}-/);
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify({
        events: window.vestibule.events,
        errors: window.vestibule.errors,
        storage: [{ ...localStorage }, { ...sessionStorage }],
        address: [location.href, JSON.stringify(history.state), document.cookie],
      }),
    );
  for (const hidden of [secret, code]) {
    expect(await kept()).not.toContain(hidden);
    expect(logged.join('\n')).not.toContain(hidden);
  }
  const requests = JSON.stringify(await control.requests.list('events'));
  expect(requests).not.toContain(secret);
  await press(page, 'Continue');
  await expect(heading(page, 'Success!')).toBeFocused();
  expect(await page.content()).not.toContain(code);
});
