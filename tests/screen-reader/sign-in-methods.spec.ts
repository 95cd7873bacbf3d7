import { expect } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import { embedAddress } from '../support/embed';
import { addEthereumWallet } from '../support/wallets';
import { browserNames } from './browsers';
import { moveUntilSpoken } from './move-until-spoken';
import { resetLinkOf } from './reset-link';
import { test } from './test';

const email = 'ada@example.com';
const strong = 'correct horse battery staple 47!';

/** The number of times that such words were spoken. */
const times = (heard: readonly string[], words: RegExp) => heard.filter((text) => words.test(text)).length;

for (const inBrowser of browserNames) {
  test.describe(`in ${inBrowser}`, () => {
    test.use({ inBrowser });

    test('a new user makes a password, and hears how good it is before they send it', async ({ open, listener }) => {
      await open({ config: { products: ['passwords'] } });
      await listener.type(email);
      await listener.press('Return');
      const heard = await listener.hear(/New password/);
      expect(times(heard, /New password/)).toBeGreaterThan(0);
      expect(times(heard, /invalid/)).toBe(0);
      await listener.type(strong);
      const announced = await listener.hear(/[Ss]trong/);
      expect(times(announced, /[Ss]trong/)).toBe(1);
      await listener.press('Return');
      expect(times(await listener.hear(/Success!/), /^Success!/)).toBe(1);
    });

    test('a user who forgot their password hears that a link is on its way', async ({ open, listener, control }) => {
      await control.users.create({ email, password: strong });
      await open({ config: { products: ['passwords'] } });
      await listener.type(email);
      await listener.press('Return');
      await listener.hear(/Password/);
      for (const _control of ['show', 'continue', 'forgot']) await listener.press('Tab');
      expect(times(await listener.hear(/Forgot/), /Forgot Password\?/)).toBe(1);
      await listener.press('Return');
      expect(times(await listener.hear(/Check your email/), /^Check your email/)).toBe(1);
    });

    test('a user who follows the link of a reset mail hears where they are, how good the password is, and that it is done [B-SAY-5]', async ({
      openAt,
      listener,
      control,
      world,
    }) => {
      await control.users.create({ email, password: 'an earlier one 12!' });
      await openAt(await resetLinkOf(world, control, email));
      // The back arrow comes first.
      expect(times(await moveUntilSpoken(listener, /New password/), /New password/)).toBe(1);
      await listener.type(strong);
      expect(times(await listener.hear(/Strong/), /^Password strength: Strong\.$/)).toBe(1);
      await listener.press('Return');
      const done = await listener.hear(/Success!/);
      expect(times(done, /^Success!/)).toBe(1);
      expect(times(done, /clickable/)).toBe(0);
      expect(await control.requests.list('passwords.resetByEmail')).toHaveLength(1);
    });

    test('a user chooses their country, and hears that a code went to their phone', async ({ open, listener }) => {
      await open({ config: { products: ['otp'], otpOptions: { methods: ['sms'] } } }, /Country code/);
      await listener.type('Germ');
      expect(times(await listener.hear(/Germany/), /Germany \+49/)).toBeGreaterThan(0);
      await listener.press('Tab');
      expect(times(await listener.hear(/Phone number/), /^Phone number entry/)).toBe(1);
      await listener.type('15112345678');
      await listener.press('Return');
      const heard = await listener.hear(/expires/);
      expect(times(heard, /^Your code expires in 5 minutes\.$/)).toBe(1);
      expect(heard).toContain('One-time passcode entry.');
    });
  });
}

test.describe('in Chromium', () => {
  test('a user makes a passkey, and hears that it is there', async ({ openAs, listener, pageBehind, control }) => {
    const options = { mount: 'passkeyRegistration', props: { config: { products: ['emailMagicLinks', 'passkeys'] } } };
    await openAs({ email }, { ...options, mount: 'passkeyRegistration' }, /loading|document web|heading/);
    await addAuthenticator(await pageBehind());
    await listener.press('Tab');
    expect(times(await listener.hear(/Create a Passkey/), /Create a Passkey/)).toBe(1);
    await listener.press('Return');
    expect(times(await listener.hear(/successfully created/), /Passkey successfully created!/)).toBeGreaterThan(0);
    expect(await control.requests.list('webauthn.register')).toHaveLength(1);
  });

  test('a user logs in with a wallet, and hears what it waits for, once', async ({
    openAt,
    listener,
    pageBehind,
    control,
    world,
  }) => {
    void control;
    await openAt(embedAddress(world.host, { props: { config: { products: ['crypto'] } } }));
    const page = await pageBehind();
    const wallet = await addEthereumWallet(page, { announce: { name: 'Robin', rdns: 'org.robin' } });
    wallet.behave.sign = 'silent';
    await page.reload();
    await listener.hear(/loading|document web|heading/, 60_000);
    await listener.press('Tab');
    expect(times(await listener.hear(/Robin/), /Robin/)).toBe(1);
    await listener.press('Return');
    const heard = await listener.hear(/Sign the message/);
    expect(times(heard, /Sign the message/)).toBeGreaterThan(0);
    expect(times(heard, /Waiting for your signature/)).toBeLessThan(2);
  });
});
