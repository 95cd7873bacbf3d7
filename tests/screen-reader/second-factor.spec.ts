import { expect } from '@playwright/test';
import { moveUntilSpoken } from './move-until-spoken';
import { readUntilSpoken } from './read-until-spoken';
import type { Listener } from './listener';
import { test } from './test';

const email = 'ada@example.com';
const password = 'liverpool rain on tuesday';
const laptop = { passkeys: [{ name: 'Laptop' }] };

/** The number of times that such words were spoken. */
const times = (heard: readonly string[], words: RegExp) => heard.filter((text) => words.test(text)).length;

/** The speech, without the progress of a check, which is announced if it takes long. */
const news = (heard: readonly string[]) => heard.filter((text) => !text.startsWith('Verifying'));

const propsOf = (when: 'offer' | 'required') => ({
  config: { products: ['passwords'], secondFactorOptions: { when } },
});

/** Logs in with the password from the field of the address, and returns the speech after that. */
async function proveFirst(listener: Listener, words: RegExp): Promise<string[]> {
  await listener.type(email);
  await listener.press('Return');
  await listener.hear(/Password/);
  await listener.type(password);
  await listener.hearFor(500);
  await listener.press('Return');
  return listener.hear(words);
}

test.describe('in Chromium', () => {
  test('a user is asked for the code of their app, hears that one is wrong, and is logged in by the next', async ({
    open,
    listener,
    control,
  }) => {
    const { user_id } = await control.users.create({ email, password, totp: true });
    await open(propsOf('offer'));
    const asked = await proveFirst(listener, /6-digit code/);
    expect(times(asked, /Enter the code from your authenticator app/)).toBe(1);
    expect(times(asked, /6-digit code entry/)).toBe(1);
    const { code } = await control.users.totpCode(user_id);
    await listener.type(code === '000000' ? '111111' : '000000');
    expect(news(await listener.hear(/Invalid/))).toEqual(['Invalid code, please try again.']);
    await listener.type((await control.users.totpCode(user_id)).code);
    expect(times(await listener.hear(/Success!/), /^Success!/)).toBe(1);
  });

  test('a user sets up an authenticator app, hears its key spelled, and their recovery codes', async ({
    open,
    listener,
    control,
  }) => {
    const { user_id } = await control.users.create({ email, password });
    await open(propsOf('required'));
    const begun = await proveFirst(listener, /Add a second step/);
    expect(times(begun, /Add a second step/)).toBe(1);
    const read = await readUntilSpoken(listener, /Turn on/);
    expect(read).toContain('Add a second step heading level 2.');
    expect(times(read, /QR code for your authenticator app image/)).toBe(1);
    expect(times(read, /([A-Z2-7] ){3}[A-Z2-7](, ([A-Z2-7] ){3}[A-Z2-7]){7}/)).toBe(1);
    const order = [/second step heading/, /QR code/, /Setup key/, /Copy/, /code entry/, /Turn on/];
    const places = order.map((words) => read.findIndex((text) => words.test(text)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    await listener.press('shift+Tab');
    await listener.hear(/6-digit code/);
    await listener.type((await control.users.totpCode(user_id)).code);
    const on = await listener.hear(/recovery codes/);
    expect(times(on, /Save your recovery codes/)).toBe(1);
    const codes = await readUntilSpoken(listener, /Continue/);
    expect(times(codes, /([a-z0-9] ){3}[a-z0-9], /)).toBe(10);
    expect(times(codes, /^List with 10 items\.$/)).toBe(1);
    await listener.press('Return');
    expect(times(await listener.hear(/Success!/), /^Success!/)).toBe(1);
  });

  test("a user confirms it's them before a passkey is deleted, and hears the ways and that it is done", async ({
    openAs,
    listener,
    control,
  }) => {
    const user = {
      email,
      ...laptop,
      phone_number: '+12025550162',
      factors: ['email_otp', 'sms_otp'],
      factor_age_minutes: 61,
    };
    const props = { config: { products: ['emailMagicLinks', 'passkeys'] } };
    await openAs(user, { mount: 'passkeyRegistration', props }, /loading|document web|heading/);
    await moveUntilSpoken(listener, /Skip/);
    await listener.press('Return');
    await listener.hearFor(2_000);
    await moveUntilSpoken(listener, /Delete Laptop/);
    await listener.press('Return');
    await listener.hearFor(2_000);
    await moveUntilSpoken(listener, /Delete push button/);
    await listener.press('Return');
    const asked = await listener.hear(/Confirm it's you/);
    expect(times(asked, /Confirm it's you/)).toBe(1);
    const ways = await moveUntilSpoken(listener, /Email a code to/);
    // Nothing is announced as done before it is.
    expect(times([...asked, ...ways], /deleted/)).toBe(0);
    await listener.press('Return');
    const sent = await listener.hear(/entry/);
    expect(sent).toContain('One-time passcode entry.');
    expect(times(sent, /^Your code expires in 5 minutes\.$/)).toBe(1);
    await listener.type((await control.outbox.waitFor(email)).code ?? '');
    expect(times(await listener.hear(/deleted/), /^Passkey deleted: Laptop\.$/)).toBe(1);
  });
});
