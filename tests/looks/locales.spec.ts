import type { Page } from '@playwright/test';
import { checkEmailMessages } from '../../flows/check-email/check-email.messages';
import { phoneMessages } from '../../flows/contact/phone/phone.messages';
import { emailMessages } from '../../flows/contact/email/email.messages';
import { coreMessages } from '../../flows/core/words/core.messages';
import { cryptoMessages } from '../../flows/crypto/crypto.messages';
import { agentMessages } from '../../flows/identity-provider/agent/agent.messages';
import { consentMessages } from '../../flows/identity-provider/consent.messages';
import { identityProviderMessages } from '../../flows/identity-provider/identity-provider.messages';
import { mainMessages } from '../../flows/main/main.messages';
import { oauthMessages } from '../../flows/oauth/oauth.messages';
import { otpMessages } from '../../flows/otp/otp.messages';
import { passkeyRegistrationMessages } from '../../flows/passkey/passkey-registration.messages';
import { passkeyMessages } from '../../flows/passkey/passkey.messages';
import { passwordMessages } from '../../flows/password/password.messages';
import { offeredLocales } from '../../widget/locales/offered';
import { addAuthenticator } from '../support/authenticator';
import { challenge } from '../support/challenge';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { addEthereumWallet } from '../support/wallets';

const messages: readonly unknown[] = Object.values({
  ...checkEmailMessages,
  ...coreMessages,
  ...mainMessages,
  ...emailMessages,
  ...otpMessages,
  ...passwordMessages,
  ...phoneMessages,
  ...passkeyRegistrationMessages,
  ...passkeyMessages,
  ...oauthMessages,
  ...cryptoMessages,
  ...consentMessages,
  ...agentMessages,
  ...identityProviderMessages,
});

/** The sentences that must not be seen in another language. A word alone may be the same in two. */
const english = messages
  .filter((message) => typeof message === 'string')
  .filter((message) => message.split(' ').length >= 3 && !message.includes('{') && !message.startsWith('('));

/** Checks the words on the screen as it is, and the room they have. */
async function look(page: Page, { tag, dir }: { tag: string; dir: string }) {
  const seen = await page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('.vestibule');
    const texts: string[] = [];
    const clipped: string[] = [];
    for (const element of root?.querySelectorAll<HTMLElement>(
      'h2, p, label, a, button, li, [role=tab], [role=alert]',
    ) ?? []) {
      if (!element.checkVisibility()) continue;
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'hidden' && element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1)
        clipped.push(element.innerText);
      // Foreign words are in a <bdi>: the server's advice about a password is in the server's language.
      const foreign = Array.from(element.querySelectorAll('bdi'), (bdi) => bdi.innerText);
      texts.push(foreign.reduce((text, words) => text.replace(words, ''), element.innerText).trim());
    }
    const ltr = [...(root?.querySelectorAll<HTMLElement>('input:not([autocomplete$=password])') ?? [])].every(
      (input) => getComputedStyle(input).direction === 'ltr',
    );
    return {
      texts,
      clipped,
      isLtr: ltr,
      lang: root?.lang,
      dir: root?.dir,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect({ lang: seen.lang, dir: seen.dir }).toEqual({ lang: tag, dir });
  expect(seen.overflow).toBeLessThanOrEqual(0);
  expect(seen.clipped).toEqual([]);
  expect(seen.isLtr, 'fields are left to right').toBe(true);
  if (tag === 'en') return;
  expect(seen.texts.filter((text) => english.includes(text))).toEqual([]);
  if (tag === 'en-XA')
    expect(
      seen.texts.filter((text) => /[a-z]{3}/i.test(text.replace(/⟦.*?⟧/gs, '').replace(/\S+@\S+|Stytch/g, ''))),
    ).toEqual([]);
}

const often = new Set(['ar', 'en-XA']);

for (const locale of Object.values(offeredLocales)) {
  test(`in ${locale.tag} the screens of a log-in are translated, and fit 320 px${often.has(locale.tag) ? '' : ' @long'} [B-WORDS-4] [T-ENV-6] [T-ENV-16] [T-SEEN-4] [T-SEEN-8] [T-WCAG-1410] [T-WCAG-312]`, async ({
    page,
    embed,
    control,
    watch,
  }) => {
    watch.allow(/status of 40/);
    await page.setViewportSize({ width: 320, height: 640 });
    const config = { products: ['otp'], otpOptions: { methods: ['email', 'sms', 'whatsapp'] } };
    await embed({ props: { config, locale: locale.tag } });
    const email = page.locator('input[name=email]');
    await expect(email).toBeVisible();
    await look(page, locale);
    await page.getByRole('tab').nth(1).click();
    await expect(page.locator('input[name=phone]')).toBeVisible();
    await page.locator('input[name=phone]').press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, locale);
    await page.getByRole('tab').nth(0).click();
    await email.fill('ada@');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, locale);
    await email.fill('ada@example.com');
    await page.keyboard.press('Enter');
    const code = page.locator('input[name=code]');
    await expect(code).toBeFocused();
    await look(page, locale);
    const right = (await control.outbox.waitFor('ada@example.com')).code ?? '';
    await page.keyboard.type(right === '000000' ? '000001' : '000000');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, locale);
    await page.keyboard.type(right);
    await expect(code).toHaveCount(0);
    await look(page, locale);

    await control.users.create({ email: 'bob@example.com', password: 'correct horse battery staple 47!' });
    await embed({ props: { config: { products: ['passwords', 'emailMagicLinks'] }, locale: locale.tag } });
    await email.fill('new@example.com');
    await page.keyboard.press('Enter');
    await page.locator('input[autocomplete=new-password]').fill('abc');
    await expect(page.getByRole('meter')).toBeVisible();
    await page.keyboard.press('Enter');
    await look(page, locale);
    await page.getByRole('button').first().click();
    await email.fill('bob@example.com');
    await page.keyboard.press('Enter');
    await page.locator('input[autocomplete=current-password]').fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, locale);
    await page.locator('form').locator('xpath=following::button[1]').click();
    await expect(page.locator('a[href*="mail.google"]')).toBeVisible();
    await look(page, locale);
  });

  test(
    `in ${locale.tag} passkeys, social sign-in, wallets, consent and log-out are translated, and fit 320 px${locale.tag === 'en-XA' ? '' : ' @long'} [T-SEEN-4] [T-WCAG-1410]`,
    inLongRun,
    async ({ page, embed, control, world }) => {
      const buttons = page.getByRole('button');
      const { tag } = locale;
      await page.setViewportSize({ width: 320, height: 640 });
      await addAuthenticator(page);
      const wallet = await addEthereumWallet(page, { announce: { name: 'Vault', rdns: 'test.vault' } });
      wallet.behave.connect = 'decline';
      await embed({
        props: { config: { products: ['crypto', 'otp'], otpOptions: { methods: ['email'] } }, locale: tag },
      });
      await buttons.filter({ hasText: 'Vault' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await look(page, locale);
      const oauthOptions = { providers: [{ type: 'google' }, { type: 'github' }] };
      await embed({ props: { config: { products: ['oauth', 'emailMagicLinks'], oauthOptions }, locale: tag } });
      await expect(buttons).toHaveCount(3);
      await look(page, locale);

      // The client of a page that is still open, and knows of no one, may take the session's cookies away.
      await page.goto('about:blank');
      // Without the second factor a new passkey would be refused, and a step-up come first.
      const factors = ['email_otp', 'passkey'];
      await signIn(page, control, world.host, { email: 'ada@example.com', passkeys: [{ name: 'Laptop' }], factors });
      const config = { products: ['emailMagicLinks', 'passkeys'] };
      await embed({ mount: 'passkeyRegistration', props: { config, locale: tag } });
      await expect(buttons).toHaveCount(2);
      await look(page, locale);
      await buttons.first().click();
      await expect(page.getByRole('listitem')).toHaveCount(2);
      await look(page, locale);
      await page.getByRole('listitem').first().getByRole('button').first().click();
      await page.getByRole('textbox').fill(' ');
      await page.keyboard.press('Enter');
      await look(page, locale);
      await page.keyboard.press('Escape');
      await page.getByRole('listitem').first().getByRole('button').last().click();
      await expect(page.getByRole('group')).toBeVisible();
      await look(page, locale);

      const client_id = 'connected-app-test-invoice-robot';
      const idp = { mount: 'identityProvider' as const, props: { config: { products: [] }, locale: tag } };
      const own = { client_id: 'own', client_name: 'Invoice Robot', client_type: 'first_party_public' } as const;
      const redirect_uri = `${world.host}/app`;
      await control.applications.register({ ...own, redirect_uris: [redirect_uri] });
      const scope = 'openid profile email phone full_access offline_access write:invoices';
      const asked = { client_id: own.client_id, redirect_uri, scope, prompt: 'consent', ...challenge };
      await embed({ ...idp, query: asked });
      await expect(buttons).toHaveCount(9);
      for (const index of [0, 3, 6]) await buttons.nth(index).click();
      await look(page, locale);
      await buttons.nth(7).click();
      await expect(buttons).toHaveCount(0);
      await look(page, locale);
      await embed({ ...idp, query: { client_id, post_logout_redirect_uri: `${world.host}/app` } });
      await expect(buttons).toHaveCount(2);
      await look(page, locale);
      await embed({ ...idp, query: { client_id } });
      await expect(page.getByRole('alert')).toBeVisible();
      await look(page, locale);
    },
  );
}

test('Persian digits are shown in the remaining time, and any digits can be typed', async ({
  page,
  embed,
  control,
}) => {
  await embed({ props: { config: { products: ['otp'], otpOptions: { methods: ['email'] } }, locale: 'fa' } });
  await page.locator('input[name=email]').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toHaveText(/\u2068(۵:۰۰|۴:۵[۰-۹])\u2069/);
  await expect(page.locator('input[name=code]')).toBeFocused();
  await page.keyboard.type((await control.outbox.waitFor('ada@example.com')).code ?? '');
  await expect(page.locator('input[name=code]')).toHaveCount(0);
});

test(
  'an English widget runs from left to right on a page that runs from right to left [T-ENV-16]',
  inLongRun,
  async ({ page, embed }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')),
    );
    await embed({ props: { config: { products: ['otp'], otpOptions: { methods: ['email', 'sms'] } } } });
    await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
    const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
    await expect(first).toHaveCSS('direction', 'ltr');
    const [left, right] = [await first.boundingBox(), await second.boundingBox()];
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    await first.press('ArrowRight');
    await expect(second).toBeFocused();
  },
);
