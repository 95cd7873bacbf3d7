import type { Page } from '@playwright/test';
import { oauthProviders } from '../../flows/core/config/config';
import { addAuthenticator } from '../support/authenticator';
import { noVerifier } from '../support/callback-page';
import { expectTabOrder, pressByKey, tabTo } from '../support/by-keyboard';
import { challenge } from '../support/challenge';
import { condition } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { addEthereumWallet } from '../support/wallets';

const email = 'ada@example.com';
const password = 'correct horse battery staple 47!';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test.beforeEach(async ({ watch, control }) => {
  // The watermark's link comes with the project's data, in the middle of a walk.
  await control.project.change({ disable_sdk_watermark: true });
  // A wallet's own icon needs `img-src data:`; without it there is its name.
  if (condition === 'strict') watch.allow(/img-src|Loading the image/);
});

/** Moves to a field with Tab alone, types, and sends it with Enter. */
async function enter(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test.describe('tab order', () => {
  for (const locale of ['en', 'ar']) {
    test(
      `Tab reaches every control in visual order on Main with nineteen providers, wallets, phones and a passkey, in ${locale} [T-SEEN-1] [T-WCAG-212] [T-APG-1] [T-WCAG-132]`,
      inLongRun,
      async ({ page, embed }) => {
        await addEthereumWallet(page, { announce: { name: 'Robin', rdns: 'test.robin' } });
        const providers = Object.keys(oauthProviders).map((type) => ({ type }));
        // With a method by e-mail the passkey's button would come later, when the browser offers none in the field.
        const products = ['oauth', 'crypto', 'otp', 'passkeys'];
        const config = { products, otpOptions: { methods: ['sms', 'whatsapp'] }, oauthOptions: { providers } };
        await embed({ props: { config, locale } });
        await expect(page.locator('.vestibule button:has(svg)').nth(18)).toBeVisible();
        await expect(page.getByRole('combobox')).toBeVisible();
        await expectTabOrder(page);
        await page.getByRole('tab').nth(1).click();
        await expect(page.getByRole('combobox')).toBeVisible();
        await expectTabOrder(page);
      },
    );
  }

  test('Tab reaches every control in visual order on Main, from social buttons over wallets to the form [B-MAIN-2]', async ({
    page,
    embed,
  }) => {
    await addEthereumWallet(page, { announce: { name: 'Robin', rdns: 'test.robin' } });
    const oauthOptions = { providers: [{ type: 'google' }, { type: 'apple' }] };
    await embed({ props: { config: { products: ['oauth', 'crypto', 'emailMagicLinks'], oauthOptions } } });
    await expect(page.getByRole('button', { name: 'Robin' })).toBeVisible();
    expect(await expectTabOrder(page)).toEqual([
      'button Continue with Google',
      'button Continue with Apple',
      expect.stringContaining('Robin'),
      'button Continue with other Crypto Wallet',
      'input email',
      'button Continue with email',
    ]);
  });

  test('Tab reaches every control in visual order on the screens of a code, a link and passwords [T-SEEN-1] [T-WCAG-212] [T-WCAG-132] [T-WCAG-322]', async ({
    page,
    embed,
    control,
  }) => {
    await control.users.create({ email, password });
    await embed({ props: { config: { products: ['otp'], otpOptions: { methods: ['email'] } } } });
    await enter(page, 'Email', email);
    await expect(field(page, 'One-time passcode')).toBeFocused();
    const sent = async () => (await control.requests.list()).filter(({ operation }) => operation !== 'events').length;
    const before = await sent();
    await expectTabOrder(page);
    expect(await sent(), 'requests that focus alone caused').toBe(before);
    await embed({ props: { config: { products: ['emailMagicLinks'] } } });
    await enter(page, 'Email', email);
    await expect(heading(page, 'Check your email')).toBeFocused();
    await expectTabOrder(page);
    await embed({ props: { config: { products: ['passwords', 'emailMagicLinks'] } } });
    await enter(page, 'Email', email);
    await expect(field(page, 'Password')).toBeFocused();
    await expectTabOrder(page);
    await pressByKey(page, 'Forgot Password?');
    await expect(heading(page, 'Check your email')).toBeFocused();
    await expectTabOrder(page);
    await embed({ props: { config: { products: ['passwords'] } } });
    await enter(page, 'Email', 'new@example.com');
    await tabTo(page, field(page, 'New password'));
    await page.keyboard.type('abc');
    await expect(page.getByRole('meter')).toBeVisible();
    await expectTabOrder(page);
  });

  test('Tab reaches every control in visual order in a consent question, before a log-out, and in the lists of an account [T-SEEN-1] [T-WCAG-212] [T-APG-2] [T-WCAG-132]', async ({
    page,
    embed,
    control,
    world,
  }) => {
    const back = `${world.host}/?back=1`;
    const connected_apps = ['mail', 'notes'].map((id) => ({ client_id: id, name: id, scopes: ['openid', 'email'] }));
    await control.applications.register({
      client_id: 'robot',
      client_name: 'Robot',
      redirect_uris: [back],
      post_logout_redirect_uris: [back],
    });
    await signIn(page, control, world.host, { email, connected_apps, passkeys: [{ name: 'Phone' }, { name: 'Key' }] });
    const mount = 'identityProvider';
    const props = { config: { products: [] } };
    const query = { client_id: 'robot', redirect_uri: back, scope: 'openid email', prompt: 'consent', ...challenge };
    await embed({ mount, props, query });
    await pressByKey(page, 'Verify your identity');
    await expect(page.getByRole('button', { name: 'Allow' })).toBeEnabled();
    await expectTabOrder(page);
    await embed({ mount, props, query: { client_id: 'robot', post_logout_redirect_uri: back } });
    await expect(page.getByRole('button', { name: 'Yes' })).toBeEnabled();
    await expectTabOrder(page);
    await embed({ mount: 'connectedApps', props });
    await pressByKey(page, 'What mail can do');
    await expectTabOrder(page);
    await pressByKey(page, 'Remove access for notes');
    await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
    await expectTabOrder(page);
    await embed({ mount: 'passkeyRegistration', props: { config: { products: ['emailMagicLinks', 'passkeys'] } } });
    await pressByKey(page, 'Skip');
    await pressByKey(page, 'Rename Phone');
    await expect(page.getByRole('textbox')).toBeFocused();
    await expectTabOrder(page);
  });
});

test.describe('keyboard only', () => {
  test(
    'a visitor with a keyboard alone creates a password, and logs in with it [T-WCAG-211]',
    inLongRun,
    async ({ page, embed }) => {
      const props = { config: { products: ['passwords'] } };
      await embed({ props });
      await enter(page, 'Email', email);
      await tabTo(page, field(page, 'New password'));
      await page.keyboard.type(password);
      await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
      await pressByKey(page, 'Continue');
      await expect(heading(page, 'Success!')).toBeFocused();
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await embed({ props });
      await enter(page, 'Email', email);
      await enter(page, 'Password', password);
      await expect(heading(page, 'Success!')).toBeFocused();
    },
  );

  test('a visitor with a keyboard alone requests a code for a phone in another country [T-WCAG-211] [T-APG-1] [T-APG-4]', async ({
    page,
    embed,
    control,
  }) => {
    await embed({ props: { config: { products: ['otp'], otpOptions: { methods: ['email', 'sms'] } } } });
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Text' })).toBeVisible();
    const country = page.getByRole('combobox');
    await tabTo(page, country);
    await page.keyboard.type('Germany');
    await expect(country).toHaveValue('DE');
    await tabTo(page, page.locator('input[name=phone]'));
    await page.keyboard.type('1512 3456789');
    await page.keyboard.press('Enter');
    await expect(field(page, 'One-time passcode')).toBeFocused();
    await page.keyboard.type((await control.outbox.waitFor('+4915123456789')).code ?? '');
    await expect(heading(page, 'Success!')).toBeFocused();
  });

  test(
    'a visitor with a keyboard alone sends a link, and goes back for another [T-WCAG-211]',
    inLongRun,
    async ({ page, embed, control }) => {
      await embed({ props: { config: { products: ['emailMagicLinks'] } } });
      await enter(page, 'Email', email);
      await expect(heading(page, 'Check your email')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
      await page.keyboard.press('Enter');
      await enter(page, 'Email', '');
      await expect(heading(page, 'Check your email')).toBeFocused();
      expect(await control.outbox.messages(email)).toHaveLength(2);
    },
  );

  test(
    'a visitor with a keyboard alone signs in with a social provider, and with a wallet [T-WCAG-211]',
    inLongRun,
    async ({ page, embed, world, watch }) => {
      watch.allow(noVerifier);
      await addEthereumWallet(page, { announce: { name: 'MetaMask', rdns: 'io.metamask' } });
      const back = `${world.host}/?back=1`;
      const oauthOptions = { loginRedirectURL: back, signupRedirectURL: back, providers: [{ type: 'google' }] };
      await embed({ props: { config: { products: ['crypto', 'oauth'], oauthOptions } } });
      await pressByKey(page, 'Metamask');
      await expect(heading(page, 'Success!')).toBeFocused();
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await embed({ props: { config: { products: ['oauth'], oauthOptions } } });
      await pressByKey(page, 'Continue with Google');
      await expect(heading(page, 'Google (stand-in)')).toBeVisible();
      await pressByKey(page, 'Continue');
      await expect(page.getByText('visitor@example.com').first()).toBeVisible();
    },
  );

  test(
    'a visitor with a keyboard alone creates a passkey, and signs in with it [T-WCAG-211]',
    inLongRun,
    async ({ page, embed, control, world }) => {
      await addAuthenticator(page);
      await signIn(page, control, world.host, { email });
      const config = { products: ['emailMagicLinks', 'passkeys'] };
      await embed({ mount: 'passkeyRegistration', props: { config } });
      await pressByKey(page, 'Create a Passkey');
      await expect(page.getByRole('listitem')).toHaveCount(1);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      // Without an e-mail method the browser offers none in a field, and there is a button.
      await embed({ props: { config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['sms'] } } } });
      await pressByKey(page, 'Login with a Passkey');
      await expect(heading(page, 'Success!')).toBeFocused();
    },
  );
});
