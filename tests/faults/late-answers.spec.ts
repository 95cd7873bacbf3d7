import type { OperationName } from '../../emulator/provider/operation-names';
import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { consentAddress, logOutAddress, registerRobot } from '../support/consent-page';
import { signIn } from '../support/session';
import { codeProps, failures, linkProps } from '../support/sign-in';
import { addEthereumWallet } from '../support/wallets';

const email = 'ada@example.com';
const password = 'correct horse battery staple 47!';
const passwordProps = { config: { products: ['passwords'] } };

interface World {
  page: Page;
  control: Control;
  host: string;
}

/** A call whose answer comes after the deadline, and what the user then sees. */
interface LateCall {
  operation: OperationName;
  /** The place, where one call is made from several. */
  place?: string;
  /** To just before the call. */
  until(world: World): Promise<void>;
  act(world: World): Promise<void>;
  /** The answer counts: where it leads. */
  arrives(page: Page): Promise<void>;
}

const open = ({ page, host }: World, props: object) => page.goto(embedAddress(host, { props }));
const heading = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();
const press = (name: string) => (world: World) => world.page.getByRole('button', { name, exact: true }).click();
const giveEmail = async ({ page }: World) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
};
const typePassword = async (world: World) => {
  await giveEmail(world);
  await world.page.getByRole('textbox', { name: /^(New p|P)assword$/ }).fill(password);
};
const phone = (method: string) => async (world: World) => {
  await open(world, { config: { products: ['otp'], otpOptions: { methods: [method] } } });
  await world.page.getByRole('textbox', { name: 'Phone number' }).fill('4155550132');
};
const mailOf = async ({ control }: World, rel: string) =>
  (await control.outbox.waitFor(email)).links.find((link) => link.rel === rel)?.href ?? '';
const resetLink = (rel: string) => async (world: World) => {
  const link = embedAddress(world.host, { mount: 'passwordReset', props: passwordProps });
  await world.control.users.create({ email, password });
  const passwordOptions = { resetPasswordRedirectURL: link, loginRedirectURL: link };
  await open(world, { config: { ...passwordProps.config, passwordOptions } });
  await giveEmail(world);
  await press('Forgot Password?')(world);
  return mailOf(world, rel);
};
const consent = ({ page, control, host }: World) => consentAddress(page, control, host);
const signInWithApps = async ({ page, control, host }: World) =>
  void (await signIn(page, control, host, { email, connected_apps: [{ name: 'Robot' }, { name: 'Notes' }] }));
const connectedApps = async ({ page, host }: World) =>
  void (await page.goto(embedAddress(host, { mount: 'connectedApps', props: { config: { products: [] } } })));
/** A late list may be shown automatically, or after another try. */
const tryAgainFor = (role: 'listitem', count: number) => async (page: Page) => {
  const again = page.getByRole('button', { name: 'Try again' });
  if (await again.isVisible()) await again.click();
  await expect(page.getByRole(role)).toHaveCount(count);
};
const wallet = async (world: World) => {
  await addEthereumWallet(world.page, { announce: { name: 'MetaMask', rdns: 'io.metamask' } });
  await open(world, { config: { products: ['crypto'] } });
};

const calls: readonly LateCall[] = [
  {
    operation: 'magicLinks.email.loginOrCreate',
    until: async (world) => void (await open(world, linkProps)),
    act: giveEmail,
    arrives: heading('Check your email'),
  },
  {
    operation: 'otps.email.loginOrCreate',
    until: async (world) => void (await open(world, codeProps)),
    act: giveEmail,
    arrives: heading('Enter passcode'),
  },
  {
    operation: 'otps.sms.loginOrCreate',
    until: phone('sms'),
    act: press('Continue with text message'),
    arrives: heading('Enter passcode'),
  },
  {
    operation: 'otps.whatsapp.loginOrCreate',
    until: phone('whatsapp'),
    act: press('Continue with WhatsApp'),
    arrives: heading('Enter passcode'),
  },
  {
    operation: 'otps.authenticate',
    until: async (world) => {
      await open(world, codeProps);
      await giveEmail(world);
      await expect(world.page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
    },
    act: async ({ page, control }) =>
      page.getByRole('textbox', { name: 'One-time passcode' }).fill((await control.outbox.waitFor(email)).code ?? ''),
    arrives: heading('Success!'),
  },
  {
    operation: 'passwords.create',
    until: async (world) => {
      await open(world, passwordProps);
      await typePassword(world);
      await world.page.clock.runFor(2_000);
      await expect(world.page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
    },
    act: press('Continue'),
    arrives: heading('Success!'),
  },
  {
    operation: 'passwords.authenticate',
    until: async (world) => {
      await world.control.users.create({ email, password });
      await open(world, passwordProps);
      await typePassword(world);
    },
    act: press('Continue'),
    arrives: heading('Success!'),
  },
  {
    operation: 'passwords.resetByEmailStart',
    until: async (world) => {
      await world.control.users.create({ email, password });
      await open(world, passwordProps);
      await typePassword(world);
    },
    act: press('Forgot Password?'),
    arrives: heading('Check your email'),
  },
  {
    operation: 'passwords.resetByEmail',
    until: async (world) => {
      await world.page.goto(await resetLink('reset_password')(world));
      await world.page.getByRole('textbox', { name: 'New password' }).fill(`${password} again`);
      await world.page.clock.runFor(2_000);
      await expect(world.page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
    },
    act: press('Continue'),
    arrives: heading('Success!'),
  },
  {
    operation: 'users.search',
    until: async (world) => void (await open(world, passwordProps)),
    act: giveEmail,
    arrives: heading('Create account'),
  },
  {
    operation: 'magicLinks.authenticate',
    place: ', at the link of a reset mail',
    until: async () => undefined,
    act: async (world) => void (await world.page.goto(await resetLink('login')(world))),
    arrives: heading('Success!'),
  },
  {
    operation: 'magicLinks.authenticate',
    place: ', at the callback',
    until: async () => undefined,
    act: async (world) => {
      const here = embedAddress(world.host, { mount: 'callback', props: { config: { products: [] } } });
      const emailMagicLinksOptions = { loginRedirectURL: here, signupRedirectURL: here };
      await open(world, { config: { ...linkProps.config, emailMagicLinksOptions } });
      await giveEmail(world);
      await world.page.goto((await world.control.outbox.waitFor(email)).links[0]?.href ?? '');
    },
    arrives: heading('Success!'),
  },
  {
    operation: 'user.getConnectedApps',
    until: async (world) => signInWithApps(world),
    act: connectedApps,
    arrives: tryAgainFor('listitem', 2),
  },
  {
    operation: 'user.revokeConnectedApp',
    until: async (world) => {
      await signInWithApps(world);
      await connectedApps(world);
      await world.page.clock.runFor(1_000);
      await press('Remove access for Robot')(world);
    },
    act: press('Yes, remove'),
    arrives: async (page) => expect(page.getByRole('listitem')).toHaveCount(1),
  },
  {
    operation: 'user.get',
    until: async (world) => {
      await signIn(world.page, world.control, world.host, { email, passkeys: [{ name: 'Laptop' }] });
      const props = { config: { products: ['passkeys'] } };
      await world.page.goto(embedAddress(world.host, { mount: 'passkeyRegistration', props }));
    },
    act: press('Skip'),
    arrives: tryAgainFor('listitem', 1),
  },
  {
    operation: 'cryptoWallets.authenticateStart',
    until: wallet,
    act: press('Metamask'),
    arrives: async (page) => {
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Metamask' }).click();
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    },
  },
  {
    operation: 'cryptoWallets.authenticate',
    until: wallet,
    act: press('Metamask'),
    arrives: heading('Success!'),
  },
  {
    operation: 'idp.oauthAuthorizeStart',
    until: async () => undefined,
    act: async (world) => void (await world.page.goto(await consent(world))),
    arrives: async (page) => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
    },
  },
  {
    operation: 'idp.oauthLogoutStart',
    until: async () => undefined,
    act: async ({ page, control, host }) => {
      await registerRobot(control, host);
      await signIn(page, control, host, { email });
      await page.goto(logOutAddress(host));
    },
    arrives: async (page) => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Yes' })).toBeVisible();
    },
  },
  {
    operation: 'idp.oauthAuthorizeSubmit',
    until: async (world) => void (await world.page.goto(await consent(world))),
    act: press('Allow'),
    // A user who is still on the consent screen, without another decision, is redirected by the late answer.
    arrives: async (page) => {
      await expect(page).toHaveURL(/code=/);
    },
  },
  {
    operation: 'webauthn.register',
    until: async (world) => {
      await addAuthenticator(world.page);
      await signIn(world.page, world.control, world.host, { email });
      const props = { config: { products: ['passkeys'] } };
      await world.page.goto(embedAddress(world.host, { mount: 'passkeyRegistration', props }));
    },
    act: press('Create a Passkey'),
    arrives: heading('Passkey successfully created!'),
  },
];

for (const { operation, place = '', until, act, arrives } of calls) {
  test(
    `${operation} T-FAULT-5${place}: a timeout is shown, and a late response still counts`,
    eachRun(operation === 'otps.authenticate'),
    async ({ page, control, world: { host } }) => {
      const world = { page, control, host };
      await page.clock.install();
      await until(world);
      await page.clock.runFor(1_000);
      await control.faults.add({ operation, kind: 'delay', ms: 3_500 });
      await act(world);
      await page.clock.runFor(1_000);
      await expect.poll(() => control.requests.list(operation)).toHaveLength(1);
      await page.clock.runFor(21_000);
      await expect(page.getByRole('alert').filter({ hasText: "We couldn't reach the server." })).toBeVisible();
      await page.clock.resume();
      expect(await failures(page)).toHaveLength(1);
      await page.waitForTimeout(3_500);
      await arrives(page);
    },
  );
}

test('an older request that is answered later does not take the place of a newer one [B-TIME-3]', async ({
  page,
  control,
  world: { host },
}) => {
  const props = { config: { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms'] } } };
  await page.goto(embedAddress(host, { props }));
  await control.faults.add({ operation: 'magicLinks.email.loginOrCreate', kind: 'delay', ms: 1_500 });
  await control.faults.add({ operation: 'otps.sms.loginOrCreate', kind: 'delay', ms: 2_500 });
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('4155550132');
  const older = page.waitForResponse(/magic_links/);
  await page.keyboard.press('Enter');
  await older;
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
  const code = (await control.outbox.waitFor('+14155550132')).code ?? '';
  await page.getByRole('textbox').fill(code);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
});
