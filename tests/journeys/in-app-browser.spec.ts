import type { Locator, Page } from '@playwright/test';
import { inAppUserAgents } from '../../flows/core/testing/user-agents';
import { engine } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { shifts } from '../support/shifts';

const config = {
  products: ['oauth', 'otp', 'emailMagicLinks'],
  otpOptions: { methods: ['sms'] },
  oauthOptions: { providers: [{ type: 'google', one_tap: true }, { type: 'github' }] },
};
const withPasskeys = { ...config, products: [...config.products, 'passkeys'] };
const passkey = (page: Page) => page.getByRole('button', { name: 'Login with a Passkey' });

/** Lets the browser report the capabilities of an application's own browser, with the passkey API. */
const answerCapabilities = (page: Page, capabilities: Record<string, boolean>) =>
  page.addInitScript((said) => {
    // In Firefox the script also runs in an empty page, which is not secure.
    if (!('PublicKeyCredential' in window)) return;
    PublicKeyCredential.getClientCapabilities = async () => said;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  }, capabilities);

const open = (page: Page) => page.getByRole('link', { name: 'Open in your browser' });
const notice = (app: string) => `You are in ${app}'s browser. Some ways to log in do not work here.`;

test.describe('in Instagram on an iPhone', () => {
  test.use({ userAgent: inAppUserAgents.Instagram[0]?.userAgent });

  test('a visitor sees the notice, the way out, and the methods that work [B-INAPP-1] [B-INAPP-3] [B-INAPP-4]', async ({
    page,
    embed,
    seeNoBarrier,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await embed({ props: { config } });
    await expect(page.getByText(notice('Instagram'))).toBeVisible();
    await expect(open(page)).toHaveAttribute('href', `x-safari-${page.url()}`);
    // The two ways out are as large as each other.
    const copy = page.getByRole('button', { name: 'Copy the link' });
    const fontOf = (way: Locator) => way.evaluate((node) => getComputedStyle(node).font);
    expect(await fontOf(open(page))).toBe(await fontOf(copy));
    const [link, button] = [await open(page).boundingBox(), await copy.boundingBox()];
    expect({ left: link?.x, height: link?.height }).toEqual({ left: button?.x, height: button?.height });
    await expect(page.getByRole('button', { name: /GitHub/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveText(['Text', 'Email']);
    expect(asked.filter((address) => new URL(address).hostname.endsWith('google.com'))).toEqual([]);
    expect(await shifts(page)).toBe(0);
    await seeNoBarrier();
  });

  test('copying the link with a keyboard is announced [B-INAPP-1]', inLongRun, async ({ page, embed }) => {
    test.skip(engine !== 'chromium', 'the clipboard is granted in Chromium alone');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await embed({ props: { config } });
    await page.getByRole('button', { name: 'Copy the link' }).focus();
    await page.keyboard.press('Enter');
    const copied = page.getByRole('button', { name: 'Copied' });
    await expect(copied).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeFocused();
  });

  test('over server-rendered markup the notice appears with hydration [B-INAPP-4]', async ({ page, embed }) => {
    await embed({ props: { config: { products: ['emailMagicLinks'] } }, server: '1' });
    await expect(page.getByText(notice('Instagram'))).toBeVisible();
    expect(await shifts(page)).toBeLessThanOrEqual(1);
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  });

  test(
    'without passkeys in the browser there is no passkey button, no Google and no One Tap [B-INAPP-3]',
    inLongRun,
    async ({ page, embed, control }) => {
      await answerCapabilities(page, { passkeyPlatformAuthenticator: false, hybridTransport: false });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await embed({ props: { config: withPasskeys } });
      await expect(page.getByRole('button', { name: /GitHub/ })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveText(['Text', 'Email']);
      await expect(passkey(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
      expect(await control.requests.list('oneTap.start')).toEqual([]);
      expect(asked.filter((address) => new URL(address).hostname.endsWith('google.com'))).toEqual([]);
      // An interaction with the page adds none of them.
      await page.getByRole('tab', { name: 'Email' }).click();
      await page.getByRole('textbox', { name: 'Email' }).focus();
      await expect(passkey(page)).toHaveCount(0);
      expect(await control.requests.list('webauthn.authenticateStart')).toEqual([]);
    },
  );

  test('with passkeys in the browser there is a passkey button [B-INAPP-3]', inLongRun, async ({ page, embed }) => {
    await answerCapabilities(page, { passkeyPlatformAuthenticator: true });
    await embed({ props: { config: withPasskeys } });
    await expect(passkey(page)).toBeEnabled();
    await expect(page.getByText(notice('Instagram'))).toBeVisible();
  });

  test('a host that turns the handling off has all its methods [B-INAPP-3]', async ({ page, embed }) => {
    const plain = { ...config, oauthOptions: { providers: [{ type: 'google' }, { type: 'github' }] } };
    await embed({ props: { config: { ...plain, inAppBrowser: 'ignore' } } });
    await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
    await expect(page.getByText(/browser\. Some ways/)).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveText(['Email', 'Text']);
  });
});

test.describe('in Facebook on Android', () => {
  test.use({ userAgent: inAppUserAgents.Facebook[0]?.userAgent });

  test('the notice opens another browser by an intent [B-INAPP-1]', async ({ page, embed }) => {
    await embed({ props: { config } });
    await expect(page.getByText(notice('Facebook'))).toBeVisible();
    await expect(open(page)).toHaveAttribute('href', /^intent:\/\/.+#Intent;scheme=http;.+;end$/);
  });
});
