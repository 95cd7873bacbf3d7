import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import { logInInAnotherTab } from '../support/code-log-in';
import { embedAddress, type EmbedOptions } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { codeProps, eventTypes } from '../support/sign-in';
import type { Control } from '../../emulator/control/control';

const email = 'ada@example.com';
const mount = 'signIn' as const;
const passkeyProps = { config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['email'] } } };
/** Without a field, in which the browser would be asked again. */
const fieldless = { config: { products: ['oauth', 'passkeys'], oauthOptions: { providers: [{ type: 'google' }] } } };

const opener = (page: Page) => page.getByRole('button', { name: 'Open' });
const result = (page: Page) => page.locator('#result');

async function open(page: Page, host: string, options: Partial<EmbedOptions> = {}) {
  await page.goto(embedAddress(host, { mount, props: codeProps, ...options }));
  await opener(page).click();
  await expect(page.getByRole('dialog', { name: 'Sign up or log in' })).toBeVisible();
}

/** Fails unless the dialog is gone, and the page has the session of this user. */
async function seeLoggedIn(page: Page, userId: RegExp | string = /^user-/) {
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(result(page)).toContainText('"how":"dialog"');
  expect(JSON.parse((await result(page).textContent()) ?? '')).toEqual({
    how: 'dialog',
    user_id: expect.stringMatching(userId),
  });
}

test('a log-in in another tab closes the dialog at its first screen, and signIn() resolves with that session [B-SIGNIN-3]', async ({
  page,
  control,
  world,
}) => {
  await open(page, world.host);
  await logInInAnotherTab(page, control, world.host, email);
  await seeLoggedIn(page);
  await page.bringToFront();
  await expect(opener(page)).toBeFocused();
  expect(await eventTypes(page)).toContain('AUTHENTICATE_FLOW_COMPLETE');
});

test('a button for visitors that React removes after a log-in in another tab leaves no dialog [B-SIGNIN-3] [B-SIGNIN-4]', async ({
  page,
  control,
  world,
}) => {
  await open(page, world.host, { mount: 'visitorSignIn' });
  await logInInAnotherTab(page, control, world.host, email);
  await expect(page.getByText('Logged in', { exact: true })).toBeVisible();
  await seeLoggedIn(page);
});

test(
  'a log-in in another tab, where a second factor is required, is asked for it in the dialog [B-SIGNIN-3]',
  inLongRun,
  async ({ page, control, world }) => {
    const { user_id } = await control.users.create({ email, totp: true });
    await open(page, world.host, {
      props: { config: { ...codeProps.config, secondFactorOptions: { when: 'required' } } },
    });
    await logInInAnotherTab(page, control, world.host, email);
    const code = page.getByRole('dialog').getByRole('textbox', { name: '6-digit code' });
    await expect(code).toBeVisible();
    await expect(result(page)).toHaveCount(0);
    await page.bringToFront();
    await code.fill((await control.users.totpCode(user_id)).code);
    await seeLoggedIn(page, user_id);
  },
);

test(
  'a log-in of another account, while the dialog waits for a code, is named and completes at a press [B-SIGNIN-3]',
  inLongRun,
  async ({ page, control, world }) => {
    await open(page, world.host);
    await page.getByRole('textbox', { name: 'Email' }).fill('grace@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
    await logInInAnotherTab(page, control, world.host, email);
    await page.bringToFront();
    await expect(page.getByRole('dialog').getByText(`You are logged in as ${email}.`).first()).toBeVisible();
    await expect(result(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await seeLoggedIn(page);
  },
);

/** Makes a passkey for a user, and logs them out again. */
async function havePasskey(page: Page, control: Control, host: string): Promise<void> {
  await addAuthenticator(page);
  await signIn(page, control, host, { email });
  await page.goto(embedAddress(host, { mount: 'passkeyRegistration', props: { config: { products: ['passkeys'] } } }));
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Passkey successfully created!' })).toBeFocused();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

test('a passkey whose answer comes late, after the dialog has opened, closes it [B-SIGNIN-3]', async ({
  page,
  control,
  world,
}) => {
  await havePasskey(page, control, world.host);
  await page.clock.install();
  await page.goto(embedAddress(world.host, { mount, props: fieldless }));
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const checked = page.waitForRequest(/webauthn\/authenticate$/);
  await page.route(/webauthn\/authenticate$/, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await opener(page).click();
  await checked;
  await page.clock.runFor(20_500);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.resume();
  arrive();
  await seeLoggedIn(page);
});

/** Lets the test choose the passkey in the field, by the event `choose-passkey`: the virtual authenticator chooses one at once. */
async function holdAutofill(page: Page) {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = async (options: CredentialRequestOptions = {}) => {
      const { mediation, ...others } = options;
      if (mediation !== 'conditional') return get(options);
      await new Promise<void>((resolve, reject) => {
        addEventListener('choose-passkey', () => resolve(), {
          once: true,
          ...(others.signal && { signal: others.signal }),
        });
        others.signal?.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')));
      });
      return get(others);
    };
  });
}

/** Lets the test call `signIn()` with the client of the widget in the page, by the event `open-sign-in`. */
async function openSignInByEvent(page: Page) {
  await page.addInitScript(() => {
    let vestibule: typeof globalThis.Vestibule;
    Object.defineProperty(globalThis, 'Vestibule', {
      get: () => vestibule,
      set: (given: NonNullable<typeof globalThis.Vestibule>) => {
        const mountLogin: typeof given.mountLogin = (target, options) => {
          addEventListener('open-sign-in', () => {
            given.signIn({ ...options, passkeyFirst: false }).then(
              ({ how }) => void (document.documentElement.dataset['how'] = how),
              () => undefined,
            );
          });
          return given.mountLogin(target, options);
        };
        vestibule = { ...given, mountLogin };
      },
    });
  });
}

test('a passkey that the widget behind the dialog asked for ends the dialog, and the promise resolves [B-SIGNIN-3]', async ({
  page,
  control,
  world,
}) => {
  await havePasskey(page, control, world.host);
  await holdAutofill(page);
  await openSignInByEvent(page);
  const seeStarts = (count: number) =>
    expect.poll(async () => (await control.requests.list('webauthn.authenticateStart')).length).toBe(count);
  const dispatch = (type: string) => page.evaluate((name) => void dispatchEvent(new Event(name)), type);
  await page.goto(embedAddress(world.host, { props: passkeyProps, entry: 'script' }));
  await seeStarts(1);
  await dispatch('open-sign-in');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeFocused();
  await dispatch('choose-passkey');
  await expect(page.locator('html')).toHaveAttribute('data-how', 'dialog');
  await expect(page.locator('dialog')).toHaveCount(0);
});
