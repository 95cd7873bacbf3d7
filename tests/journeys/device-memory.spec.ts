import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import type { Control } from '../../emulator/control/control';
import { condition } from '../support/condition';
import { embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { codeProps, linkProps } from '../support/sign-in';
import { addEthereumWallet } from '../support/wallets';

const ada = 'ada@example.com';
const password = 'correct horse battery staple 47!';
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The names and values of the widget's own that this browser keeps, in both storages. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries({ ...storage }).filter(([name]) => name.startsWith('vestibule:')),
    ),
  );
const askedAddresses = async (page: Page) =>
  (await kept(page)).filter(([name]) => name.endsWith(':asked_address')).map(([, value]) => value);

/** The kinds of note that the widget has on this device. */
const kindsKept = async (page: Page) => (await kept(page)).map(([name]) => name.split(':')[1]).toSorted();

/** Sets the expiry of all stored values, in milliseconds from now. */
const endIn = (page: Page, milliseconds: number) =>
  page.evaluate((until) => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const [name, value] of Object.entries({ ...storage })) {
        if (!name.startsWith('vestibule:') || !value.startsWith('{')) continue;
        storage.setItem(name, JSON.stringify({ ...JSON.parse(value), until }));
      }
    }
  }, Date.now() + milliseconds);

async function askForLink(page: Page, host: string): Promise<void> {
  await page.goto(embedAddress(host, { props: linkProps }));
  await page.getByRole('textbox', { name: 'Email' }).fill(ada);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your email')).toBeVisible();
  expect(await askedAddresses(page)).toHaveLength(2);
}

async function open(page: Page, host: string, config: object): Promise<void> {
  await page.goto(embedAddress(host, { props: { config } }));
}

async function giveAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(ada);
  await page.keyboard.press('Enter');
}

async function enterCode(page: Page, code: string | undefined): Promise<void> {
  await page.getByRole('textbox', { name: 'One-time passcode' }).fill(code ?? '');
}

interface Place {
  page: Page;
  control: Control;
  host: string;
}

/** Each sign-in method, on its own page in the browser that requested a link. */
const methods: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'a code by e-mail': async ({ page, control, host }) => {
    await open(page, host, codeProps.config);
    await giveAddress(page);
    await expect(heading(page, 'Enter passcode')).toBeVisible();
    await enterCode(
      page,
      (await control.outbox.waitFor(ada)).code ?? (await control.outbox.messages(ada)).at(-1)?.code,
    );
  },
  'a code by text message': async ({ page, control, host }) => {
    await open(page, host, { products: ['otp'], otpOptions: { methods: ['sms'] } });
    await page.getByRole('textbox', { name: 'Phone' }).fill('2025550123');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Enter passcode')).toBeVisible();
    await enterCode(page, (await control.outbox.waitFor('+12025550123')).code);
  },
  'a password': async ({ page, control, host }) => {
    await control.users.create({ email: 'bob@example.com', password });
    await open(page, host, { products: ['passwords'] });
    await page.getByRole('textbox', { name: 'Email' }).fill('bob@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.keyboard.press('Enter');
  },
  'a new password': async ({ page, host }) => {
    await open(page, host, { products: ['passwords'] });
    await page.getByRole('textbox', { name: 'Email' }).fill('new@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Continue');
  },
  'a reset password': async ({ page, control, host }) => {
    const back = embedAddress(host, { mount: 'passwordReset', props: { config: { products: ['passwords'] } } });
    await control.users.create({ email: 'bob@example.com', password });
    const passwordOptions = { resetPasswordRedirectURL: back, loginRedirectURL: back };
    await open(page, host, { products: ['passwords'], passwordOptions });
    await page.getByRole('textbox', { name: 'Email' }).fill('bob@example.com');
    await page.keyboard.press('Enter');
    await press(page, 'Forgot Password?');
    const { links } = await control.outbox.waitFor('bob@example.com');
    await page.goto(links.find(({ rel }) => rel === 'reset_password')?.href ?? '');
    await page.getByRole('textbox', { name: 'New password' }).fill('another horse, another staple 48?');
    await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Continue');
  },
  'a social provider': async ({ page, host }) => {
    const back = embedAddress(host, { mount: 'callback', props: { config: { products: [] } } });
    const oauthOptions = { loginRedirectURL: back, signupRedirectURL: back, providers: [{ type: 'github' }] };
    await open(page, host, { products: ['oauth'], oauthOptions });
    await press(page, 'Continue with GitHub');
    await press(page, 'Continue');
  },
  'a wallet': async ({ page, host }) => {
    await addEthereumWallet(page, { announce: { name: 'MetaMask', rdns: 'io.metamask' } });
    await open(page, host, { products: ['crypto'] });
    await press(page, 'Metamask');
  },
  'the host': async ({ page, control, host }) => {
    await signIn(page, control, host, { email: 'bob@example.com' });
    const sessionOptions = { greetSignedIn: true };
    await open(page, host, { ...linkProps.config, sessionOptions });
    await press(page, 'Continue');
  },
};

for (const [method, signInBy] of Object.entries(methods)) {
  test(
    `a sign-in by ${method} removes the address that requested a link [B-BACK-10] [T-SECRET-10]`,
    eachRun(method === 'a social provider'),
    async ({ page, control, world, watch }) => {
      watch.allow(/No code verifier/);
      // A wallet's own icon needs `img-src data:`.
      if (condition === 'strict' && method === 'a wallet') watch.allow(/img-src|Loading the image/);
      await askForLink(page, world.host);
      await signInBy({ page, control, host: world.host });
      await expect(heading(page, 'Success!')).toBeVisible();
      await expect.poll(() => askedAddresses(page)).toEqual([]);
      await page.context().clearCookies();
      await open(page, world.host, linkProps.config);
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await expect.poll(() => askedAddresses(page)).toEqual([]);
    },
  );
}

test(
  'a sign-in with a passkey removes the address that requested a link [B-BACK-10] [T-SECRET-10]',
  inLongRun,
  async ({ page, control, world }) => {
    await addAuthenticator(page);
    await signIn(page, control, world.host, { email: ada });
    await page.goto(
      embedAddress(world.host, { mount: 'passkeyRegistration', props: { config: { products: ['passkeys'] } } }),
    );
    await press(page, 'Create a Passkey');
    await expect(heading(page, 'Passkey successfully created!')).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await askForLink(page, world.host);
    await page.goto(
      embedAddress(world.host, {
        props: { config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['sms'] } } },
      }),
    );
    await press(page, 'Login with a Passkey');
    await expect(heading(page, 'Success!')).toBeVisible();
    await expect.poll(() => askedAddresses(page)).toEqual([]);
  },
);

test(
  'a sign-in in another tab removes the address that requested a link [B-BACK-10] [T-SECRET-10]',
  inLongRun,
  async ({ page, context, control, world }) => {
    await askForLink(page, world.host);
    const other = await context.newPage();
    await methods['a code by e-mail']?.({ page: other, control, host: world.host });
    await expect(heading(other, 'Success!')).toBeVisible();
    await expect.poll(() => askedAddresses(page)).toEqual([]);
    await expect.poll(() => askedAddresses(other)).toEqual([]);
  },
);

test(
  'a sign-in removes an address that only the storage of the tab still has [B-BACK-10] [T-SECRET-10]',
  inLongRun,
  async ({ page, control, world }) => {
    await askForLink(page, world.host);
    await page.evaluate(() => localStorage.clear());
    expect(await askedAddresses(page)).toHaveLength(1);
    await methods['a password']?.({ page, control, host: world.host });
    await expect(heading(page, 'Success!')).toBeVisible();
    await expect.poll(() => askedAddresses(page)).toEqual([]);
  },
);

test(
  'an expired address is removed when the next page starts any mount [B-BACK-10] [T-SECRET-10]',
  inLongRun,
  async ({ page, world }) => {
    await askForLink(page, world.host);
    await endIn(page, -1);
    await page.goto(
      embedAddress(world.host, { mount: 'passwordReset', props: { config: { products: ['passwords'] } } }),
    );
    await expect(heading(page, 'Set a new password')).toBeVisible();
    await expect.poll(() => askedAddresses(page)).toEqual([]);
  },
);

test(
  'a passkey that was created or declined leaves no user id on the device, and its note expires [B-OFFER-5] [T-SECRET-11]',
  inLongRun,
  async ({ page, control, world }) => {
    await addAuthenticator(page);
    const config = {
      products: ['otp', 'passkeys'],
      otpOptions: { methods: ['email'] },
      passkeyOptions: { offerAfterSignIn: 'ask' },
    };
    const { user_id } = await control.users.create({ email: ada });
    await open(page, world.host, config);
    await giveAddress(page);
    await expect(heading(page, 'Enter passcode')).toBeVisible();
    await enterCode(page, (await control.outbox.waitFor(ada)).code);
    await press(page, 'Not now');
    await expect(heading(page, 'Success!')).toBeVisible();
    await page.goto(embedAddress(world.host, { mount: 'passkeyRegistration', props: { config } }));
    await press(page, 'Create a Passkey');
    await expect(heading(page, 'Passkey successfully created!')).toBeVisible();
    expect(await kindsKept(page)).toEqual(['last_used', 'passkey_made', 'passkey_offer_declined', 'passkey_place']);
    expect(JSON.stringify(await kept(page))).not.toContain(user_id);
    expect(JSON.stringify(await kept(page))).not.toContain('webauthn-registration');
    await endIn(page, -1);
    await open(page, world.host, linkProps.config);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect.poll(() => kindsKept(page)).toEqual(['last_used']);
  },
);

test(
  'a declined second factor leaves no user id on the device, and its note expires [B-SECOND-6] [T-SECRET-11]',
  inLongRun,
  async ({ page, control, world }) => {
    const { user_id } = await control.users.create({ email: ada, password });
    await open(page, world.host, { products: ['passwords'], secondFactorOptions: { when: 'offer' } });
    await giveAddress(page);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.keyboard.press('Enter');
    await press(page, 'Not now');
    await expect(heading(page, 'Success!')).toBeVisible();
    expect(await kindsKept(page)).toEqual(['last_used', 'second_factor_declined']);
    expect(JSON.stringify(await kept(page))).not.toContain(user_id);
    await endIn(page, -1);
    await open(page, world.host, linkProps.config);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect.poll(() => kindsKept(page)).toEqual(['last_used']);
  },
);

test('notes of an earlier version, with a plain user id, are removed [B-OFFER-5] [T-SECRET-11]', async ({
  page,
  world,
}) => {
  await open(page, world.host, linkProps.config);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('vestibule:passkey_made:user-test-1', 'webauthn-registration-test-1');
    localStorage.setItem('vestibule:passkey_offer_declined:user-test-1', String(Date.now()));
    localStorage.setItem('vestibule-of-the-host:passkey_made', 'stays');
  });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('vestibule-of-the-host:passkey_made'))).toBe('stays');
});
