import { condition } from '../support/condition';
import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';
import { signIn } from '../support/session';

const email = 'ada@example.com';
/** No e-mail method, so that the button is the way in. */
const byButton = { config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['sms'] } } };
/** With an e-mail field, where the browser offers passkeys. */
const byField = { config: { products: ['emailMagicLinks', 'passkeys'] } };
const button = (page: Page) => page.getByRole('button', { name: 'Login with a Passkey' });

/** Makes a passkey for a user, and signs them out again. */
async function makePasskey(page: Page, control: Control, host: string): Promise<void> {
  await signIn(page, control, host, { email });
  await page.goto(embedAddress(host, { mount: 'passkeyRegistration', props: byField }));
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Passkey successfully created!' })).toBeVisible();
  // The list is requested after the heading is shown: if the user signed out before, it would be refused.
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

const starts = (control: Control) => control.requests.list('webauthn.authenticateStart');

test('a user logs in with a passkey by the button [B-PKEY-4]', async ({
  page,
  embed,
  control,
  world,
  seeNoBarrier,
}) => {
  await addAuthenticator(page);
  await makePasskey(page, control, world.host);
  await embed({ props: byButton });
  await seeNoBarrier();
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  await expect(page.getByText('Your Passkey has been successfully authenticated.')).toBeVisible();
  await seeNoBarrier();
  expect(await eventTypes(page)).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect((await control.requests.list('webauthn.authenticate'))[0]?.body).toMatchObject({
    session_duration_minutes: 30,
  });
});

test('a user logs in with a passkey that the browser offers in the field [B-PKEY-4]', async ({
  page,
  embed,
  control,
  world,
}) => {
  await addAuthenticator(page);
  await makePasskey(page, control, world.host);
  await embed({ props: byField });
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await eventTypes(page)).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test(
  'beside the phone form, which has no e-mail field, a passkey is used by the button [B-PKEY-1]',
  inLongRun,
  async ({ page, embed, control, world }) => {
    test.skip(condition === 'shadow', 'there the button stays');
    const authenticator = await addAuthenticator(page);
    await makePasskey(page, control, world.host);
    await authenticator.setPresence(false);
    await embed({ props: { config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['email', 'sms'] } } } });
    await expect.poll(() => starts(control)).toHaveLength(1);
    await expect(button(page)).toHaveCount(0);
    await page.getByRole('tab', { name: 'Text' }).focus();
    await page.keyboard.press('Enter');
    await expect(button(page)).toBeVisible();
    await authenticator.setPresence(true);
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  },
);

test(
  'while the browser offers passkeys in the field there is no button [B-PKEY-1]',
  inLongRun,
  async ({ page, embed, control, world }) => {
    test.skip(condition === 'shadow', 'there the button stays');
    const authenticator = await addAuthenticator(page);
    await makePasskey(page, control, world.host);
    await authenticator.setPresence(false);
    await embed({ props: byField });
    await expect.poll(() => starts(control)).toHaveLength(1);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(button(page)).toHaveCount(0);
  },
);

test('in a shadow root the button remains; it ends the offer, and a cancel renews the offer [B-PKEY-1] [T-RACE-21] [T-ENV-13]', async ({
  page,
  embed,
  control,
  world,
}) => {
  const authenticator = await addAuthenticator(page);
  await makePasskey(page, control, world.host);
  await authenticator.setPresence(false);
  await page.clock.install();
  await embed({ props: { config: { ...byField.config, enableShadowDOM: true } } });
  await expect(button(page)).toBeVisible();
  await page.clock.runFor(500);
  await expect.poll(() => starts(control)).toHaveLength(1);
  await button(page).click();
  await page.clock.runFor(500);
  await expect.poll(() => starts(control)).toHaveLength(2);
  await expect(button(page)).toBeDisabled();
  // Real time, for the browser to have asked; then the way out appears.
  await page.waitForTimeout(300);
  await page.clock.runFor(8_500);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page)).toBeEnabled();
  await page.clock.runFor(500);
  await expect.poll(() => starts(control)).toHaveLength(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Has the page name a live project; the provider, which knows its test project alone, hears of that one. */
async function beLive(page: Page, provider: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="vestibule-public-token"]');
      if (meta) meta.content = meta.content.replace('-test-', '-live-');
    });
  });
  const known = (text: string) => text.replaceAll('public-token-live-', 'public-token-test-');
  await page.route(`${provider}/sdk/**`, async (route) => {
    const { authorization = '', ...headers } = await route.request().allHeaders();
    const [scheme, credentials = ''] = authorization.split(' ');
    const replaced = Buffer.from(known(Buffer.from(credentials, 'base64').toString())).toString('base64');
    await route.continue({
      url: known(route.request().url()),
      headers: { ...headers, authorization: `${scheme} ${replaced}` },
    });
  });
}

test('a passkey that a test project does not know stays in the password manager, since a live one may share its domain [B-PKEY-13]', async ({
  page,
  embed,
  control,
  world,
  watch,
}) => {
  watch.allow(/status of 404/);
  const authenticator = await addAuthenticator(page);
  await makePasskey(page, control, world.host);
  await control.reset();
  await embed({ props: byButton });
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Passkey registration not found.');
  await page.waitForTimeout(500);
  expect(await authenticator.credentials()).toHaveLength(1);
  expect(authenticator.events.filter((event) => event.startsWith('deleted'))).toEqual([]);
});

test(
  'a passkey that the provider has forgotten is named as such, and leaves the password manager [B-PKEY-13]',
  inLongRun,
  async ({ page, embed, control, world, watch }) => {
    watch.allow(/status of 404/);
    const authenticator = await addAuthenticator(page);
    await makePasskey(page, control, world.host);
    await control.reset();
    await beLive(page, world.provider);
    await embed({ props: byButton });
    await button(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Passkey registration not found. You may have deleted the passkey from your account but not password manager. Please try again.',
    );
    await expect.poll(() => authenticator.credentials()).toEqual([]);
    expect(authenticator.events.at(-1)).toContain('deleted');
    expect(await failures(page)).toEqual(['webauthn.authenticate webauthn_registration_not_found']);
  },
);

test('closing the dialog returns to the form, without an error [B-PKEY-5]', inLongRun, async ({ page, embed }) => {
  await page.addInitScript(() => {
    // An empty page of Firefox's has none.
    if (!isSecureContext) return;
    navigator.credentials.get = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await embed({ props: byButton });
  await button(page).click();
  await expect.poll(() => failures(page)).toEqual(['webauthn.authenticate cancelled']);
  await expect(button(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const unknown = 'Unknown error occurred during passkey authentication. Please try again.';
for (const [name, says] of [
  ['SecurityError', unknown],
  ['TypeError', unknown],
  ['a plain string', unknown],
  ['InvalidStateError', 'The Passkey cannot be created as it seems to be already registered.'],
] as const) {
  test(
    `the browser error ${name} is shown, and can be retried [B-PKEY-5] [T-RACE-22]`,
    eachRun(/SecurityError|InvalidState/.test(name)),
    async ({ page, embed }) => {
      await page.addInitScript((thrown) => {
        // An empty page of Firefox's has none.
        if (!isSecureContext) return;
        navigator.credentials.get = () =>
          Promise.reject(
            thrown === 'a plain string'
              ? thrown
              : thrown === 'TypeError'
                ? new TypeError('odd')
                : new DOMException('odd', thrown),
          );
      }, name);
      await embed({ props: byButton });
      for (const attempt of [1, 2]) {
        await button(page).click();
        await expect.poll(() => failures(page)).toHaveLength(attempt);
        await expect(page.getByRole('alert')).toContainText(says);
      }
    },
  );
}

test('an offer that fails is requested five times in all, with pauses, and then the button is shown [B-PKEY-2] [T-RACE-9]', async ({
  page,
  embed,
  control,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    // An empty page of Firefox's has none.
    if (!isSecureContext) return;
    navigator.credentials.get = () => Promise.reject(new DOMException('busy', 'OperationError'));
  });
  await embed({ props: byField });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await page.clock.runFor(100);
    await expect.poll(() => failures(page)).toHaveLength(attempt);
    expect(await starts(control)).toHaveLength(attempt);
    await page.clock.runFor(1_000);
  }
  await page.clock.runFor(10_000);
  expect(await starts(control)).toHaveLength(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button(page)).toBeVisible();
});

test('under StrictMode, and with two widgets, there is one offer; it ends with the widgets [T-RACE-6]', async ({
  page,
  embed,
  control,
  world,
}) => {
  test.skip(condition !== 'strict-mode', 'React mounts twice in its development build alone');
  const authenticator = await addAuthenticator(page);
  await makePasskey(page, control, world.host);
  await authenticator.setPresence(false);
  await embed({ props: byField, strict: '1', entry: 'react' });
  await expect.poll(() => starts(control)).toHaveLength(1);
  await page.waitForTimeout(300);
  expect(await starts(control)).toHaveLength(1);
  await embed({ props: byField, copies: '2' });
  await expect.poll(() => starts(control)).toHaveLength(2);
  await page.waitForTimeout(300);
  expect(await starts(control)).toHaveLength(2);
  await page.evaluate(() => window.vestibule.unmount());
  await authenticator.setPresence(true);
  await page.waitForTimeout(300);
  expect({ eventTypes: await eventTypes(page), failures: await failures(page) }).toEqual({
    eventTypes: [],
    failures: [],
  });
});

test(
  'continuing by e-mail ends the offer, and going back renews it',
  inLongRun,
  async ({ page, embed, control, world }) => {
    const authenticator = await addAuthenticator(page);
    await makePasskey(page, control, world.host);
    await authenticator.setPresence(false);
    await embed({ props: byField });
    await expect.poll(() => starts(control)).toHaveLength(1);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => starts(control)).toHaveLength(2);
    expect(await failures(page)).toEqual([]);
  },
);

test('without support for passkeys in the browser none are offered [B-PKEY-14] [T-ENV-3]', async ({ page, embed }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await embed({ props: byButton });
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(button(page)).toHaveCount(0);
});

test('on a page that is not secure no passkeys are offered, and the developer is told [T-ENV-3] [B-MOUNT-24] [B-PKEY-14]', async ({
  page,
  control,
  world,
  watch,
}) => {
  // The provider shares with no such origin.
  watch.allow(/CORS|Failed to load resource|net::ERR|Failed to fetch|requested an insecure|not secure|Stytch/i);
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  void control;
  const insecure = 'http://login.test';
  await page.route(`${insecure}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: new URL(world.host).host };
    await route.fulfill({ response: await route.fetch({ url: `${world.host}${pathname}${search}`, headers }) });
  });
  await page.goto(embedAddress(insecure, { props: byButton }));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('textbox', { name: 'Phone number' }).click();
  await page.waitForTimeout(500);
  await expect(button(page)).toHaveCount(0);
  await expect.poll(() => warnings.join('\n')).toContain('This page is not secure (http)');
});

test('the passkey hints of a host reach the browser on creation, on the offer and on request [B-PKEY-20]', async ({
  page,
  control,
  world,
}) => {
  await addAuthenticator(page);
  await page.addInitScript(() => {
    const requested: unknown[] = [];
    Object.assign(window, { requested });
    const note = (name: string, options: CredentialRequestOptions | CredentialCreationOptions = {}) =>
      requested.push([name, Reflect.get(options.publicKey ?? {}, 'hints'), Reflect.get(options, 'mediation')]);
    const { credentials } = navigator;
    const [create, get] = [credentials.create.bind(credentials), credentials.get.bind(credentials)];
    credentials.create = (options) => {
      note('create', options);
      return create(options);
    };
    credentials.get = (options) => {
      note('get', options);
      return get(options);
    };
  });
  const requested = () => page.evaluate(() => Reflect.get(window, 'requested'));
  const hints = ['security-key', 'hybrid'];
  const open = (mount: 'login' | 'passkeyRegistration', { config }: { config: object }) =>
    page.goto(embedAddress(world.host, { mount, props: { config: { ...config, passkeyOptions: { hints } } } }));
  await signIn(page, control, world.host, { email });
  await open('passkeyRegistration', byField);
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Passkey successfully created!' })).toBeVisible();
  expect(await requested()).toEqual([['create', hints, undefined]]);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open('login', byField);
  await expect.poll(requested).toContainEqual(['get', hints, 'conditional']);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open('login', byButton);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await requested()).toContainEqual(['get', hints, undefined]);
});
