import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import { logInInAnotherTab, submitEmail } from '../support/code-log-in';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { failures } from '../support/sign-in';

const ada = 'ada@example.com';
const mallory = 'mallory@example.com';
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test.describe('passkeys and other accounts', () => {
  const offering = {
    config: {
      products: ['otp', 'passkeys'],
      otpOptions: { methods: ['email'] },
      passkeyOptions: { offerAfterSignIn: 'ask' },
    },
  };

  test('a passkey that was offered to one account is not created for another [B-OFFER-4] [T-RACE-25]', async ({
    page,
    embed,
    control,
    world,
    seeNoBarrier,
  }) => {
    const authenticator = await addAuthenticator(page);
    await embed({ props: offering });
    await submitEmail(page, ada);
    await expect(heading(page, 'Enter passcode')).toBeVisible();
    await page.keyboard.type((await control.outbox.waitFor(ada)).code ?? '');
    await expect(heading(page, 'Log in faster next time')).toBeFocused();
    await expect(page.getByRole('region').getByText(`You are logged in as ${ada}.`)).toBeVisible();
    await logInInAnotherTab(page, control, world.host, mallory);
    await page.getByRole('button', { name: 'Create a Passkey' }).dblclick();
    await expect(page.getByRole('alert')).toHaveText(`Passkey not created. You are now logged in as ${mallory}.`);
    await expect(page.getByRole('button', { name: 'Create a Passkey' })).toHaveCount(0);
    await seeNoBarrier();
    expect(await authenticator.credentials()).toEqual([]);
    expect(await control.requests.list('webauthn.registerStart')).toEqual([]);
    await press(page, 'Not now');
    await expect(heading(page, 'Success!')).toBeFocused();
  });

  test('a passkey of the account settings is not created for an account that was not shown [B-PKEY-15] [T-RACE-25]', async ({
    page,
    embed,
    control,
    world,
    seeNoBarrier,
  }) => {
    const authenticator = await addAuthenticator(page);
    await signIn(page, control, world.host, { email: ada });
    await embed({ mount: 'passkeyRegistration', props: { config: { products: ['passkeys'] } } });
    await expect(page.getByRole('region').getByText(`You are logged in as ${ada}.`)).toBeVisible();
    await logInInAnotherTab(page, control, world.host, mallory);
    // A browser makes a passkey only in the tab that is in front.
    await page.bringToFront();
    await press(page, 'Create a Passkey');
    await expect(page.getByRole('alert')).toHaveText(`Passkey not created. You are now logged in as ${mallory}.`);
    await seeNoBarrier();
    expect(await control.requests.list('webauthn.registerStart')).toEqual([]);
    await press(page, 'Try again');
    await expect(page.getByRole('region').getByText(`You are logged in as ${mallory}.`)).toBeVisible();
    await press(page, 'Create a Passkey');
    await expect(heading(page, 'Passkey successfully created!')).toBeFocused();
    expect(await authenticator.credentials()).toHaveLength(1);
  });

  test('a passkey is not deleted for an account whose list was not shown, and the list of that account comes [B-PKEY-9] [T-RACE-25]', async ({
    page,
    embed,
    control,
    world,
    seeNoBarrier,
  }) => {
    await addAuthenticator(page);
    await signIn(page, control, world.host, { email: ada });
    await embed({ mount: 'passkeyRegistration', props: { config: { products: ['passkeys'] } } });
    await press(page, 'Create a Passkey');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await logInInAnotherTab(page, control, world.host, mallory);
    await page.bringToFront();
    await press(page, /^Delete ./);
    await press(page, 'Delete');
    await expect(page.getByRole('alert')).toHaveText(`You are now logged in as ${mallory}.`);
    await expect(page.getByRole('listitem')).toHaveCount(0);
    // It is no passkey of this account that was created.
    await expect(heading(page, 'Your Passkeys')).toBeFocused();
    await seeNoBarrier();
    expect(await control.requests.list('user.deleteWebauthnRegistration')).toEqual([]);
    expect(await failures(page)).toEqual(['user.deleteWebauthnRegistration other_account']);
  });

  test(
    'a passkey opens no dialog when another account signs in while it is being prepared [B-PKEY-15] [T-RACE-25]',
    inLongRun,
    async ({ page, embed, control, world }) => {
      const authenticator = await addAuthenticator(page);
      await signIn(page, control, world.host, { email: ada });
      await embed({ mount: 'passkeyRegistration', props: { config: { products: ['passkeys'] } } });
      await expect(page.getByRole('region').getByText(`You are logged in as ${ada}.`)).toBeVisible();
      await control.faults.add({ operation: 'webauthn.registerStart', kind: 'delay', ms: 6_000 });
      await press(page, 'Create a Passkey');
      await logInInAnotherTab(page, control, world.host, mallory);
      await expect(page.getByRole('alert')).toHaveText(`Passkey not created. You are now logged in as ${mallory}.`, {
        timeout: 10_000,
      });
      expect(await authenticator.credentials()).toEqual([]);
      expect(await control.requests.list('webauthn.register')).toEqual([]);
    },
  );

  test(
    'a passkey page with a session that the provider refuses at mount is an error in plain text [B-MOUNT-4]',
    inLongRun,
    async ({ page, embed, control, world, watch }) => {
      watch.allow(/status of 404|status of 401|background refresh failed/);
      const mount = 'passkeyRegistration' as const;
      const props = { config: { products: ['passkeys'] } };
      await signIn(page, control, world.host, { email: ada });
      await embed({ mount, props });
      await expect(page.getByRole('button', { name: 'Create a Passkey' })).toBeVisible();
      // The browser remembers the user; the provider no longer knows the session.
      const cookie = (name: string) => ({ name, value: 'over', url: world.host, sameSite: 'Lax' as const });
      await page.context().addCookies([cookie('stytch_session'), cookie('stytch_session_jwt')]);
      await embed({ mount, props });
      await expect(
        page.getByText('Error: Cannot use PasskeyRegistration component without active user authenticated.'),
      ).toBeVisible();
      await expect.poll(() => failures(page)).toEqual(['configuration configuration']);
    },
  );
});

test.describe('a passkey creation by the host', () => {
  const config = {
    products: ['otp', 'passkeys'],
    otpOptions: { methods: ['email'] },
    passkeyOptions: { offerAfterSignIn: 'silent' },
  };

  test('a creation by the host during ours is unchanged, and ours stays the silent one [B-PKEY-16] [T-HOST-19]', async ({
    page,
    embed,
    control,
  }) => {
    await addAuthenticator(page);
    // The virtual authenticator makes none by conditional creation: the page's browser says that it can, and is asked as usual.
    await page.addInitScript(() => {
      if (!isSecureContext) return;
      PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: true });
      const create = navigator.credentials.create.bind(navigator.credentials);
      const asked: string[] = [];
      Object.assign(window, { asked });
      navigator.credentials.create = (options: CredentialCreationOptions & { mediation?: string } = {}) => {
        const { mediation, ...others } = options;
        asked.push(`${options.publicKey?.user.name}: ${mediation}, ${others.signal ? 'a signal' : 'no signal'}`);
        return create(others);
      };
    });
    await embed({ props: { config } });
    await control.faults.add({ operation: 'webauthn.registerStart', kind: 'delay', ms: 2_000 });
    await submitEmail(page, ada);
    await expect(heading(page, 'Enter passcode')).toBeVisible();
    await page.keyboard.type((await control.outbox.waitFor(ada)).code ?? '');
    await expect.poll(() => control.requests.list('webauthn.registerStart')).toHaveLength(1);
    await page.evaluate(async () => {
      const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
      await navigator.credentials.create({
        publicKey: {
          challenge: bytes(32),
          rp: { name: 'The host' },
          user: { id: bytes(16), name: 'of the host', displayName: 'Of the host' },
          pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
        },
      });
    });
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked') as string[]);
    await expect.poll(asked).toHaveLength(2);
    expect(await asked()).toEqual(['of the host: undefined, no signal', `${ada}: conditional, a signal`]);
  });
});
