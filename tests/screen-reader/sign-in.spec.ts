import { expect } from '@playwright/test';
import { codeProps, linkProps } from '../support/sign-in';
import { browserNames } from './browsers';
import type { Listener } from './listener';
import { test } from './test';

const email = 'ada@example.com';

/** The number of times that such words were spoken. */
const times = (heard: readonly string[], words: RegExp) => heard.filter((text) => words.test(text)).length;

/** Submits the form, and returns the speech after that. */
async function enter(listener: Listener, text: string, words: RegExp): Promise<string[]> {
  await listener.type(text);
  await listener.hearFor(500);
  await listener.press('Return');
  return listener.hear(words);
}

/** Leaves the field of a code, so that keys do not type, for the button under it. */
async function goToResend(listener: Listener): Promise<void> {
  await listener.press('Tab');
  await listener.hear(/Resend code/);
}

for (const inBrowser of browserNames) {
  test.describe(`in ${inBrowser}`, () => {
    test.use({ inBrowser });

    test('a user who asks for a link hears that it is on its way [T-LIVE-1]', async ({ open, listener }) => {
      await open(linkProps);
      expect(times(await enter(listener, email, /Check your email/), /^Check your email/)).toBe(1);
    });

    test('a user hears their mistake once, and then that the link is on its way', async ({ open, listener }) => {
      await open(linkProps);
      await listener.press('Return');
      expect(await listener.hear(/invalid/)).toEqual(['Email format is invalid.']);
      expect(times(await enter(listener, email, /Check your email/), /^Check your email/)).toBe(1);
    });

    test('a user who asks for a code hears where they are and how long it lasts, and no clock', async ({
      open,
      listener,
    }) => {
      await open(codeProps);
      const heard = await enter(listener, email, /expires/);
      expect(times(heard, /^Your code expires in 5 minutes\.$/)).toBe(1);
      expect(heard).toContain('One-time passcode entry.');
      expect(await listener.hearFor(7_000)).toEqual([]);
    });

    test('a user hears each wrong code, once, and that the next one logs them in', async ({
      open,
      listener,
      control,
    }) => {
      await open(codeProps);
      await enter(listener, email, /expires/);
      const { code = '' } = await control.outbox.waitFor(email);
      const wrong = code === '000000' ? '111111' : '000000';
      for (const _attempt of ['first', 'second']) {
        await listener.type(wrong);
        const heard = await listener.hear(/Invalid/);
        // A check that takes long is spoken of too.
        const news = heard.filter((text) => text !== 'Verifying passcode...');
        expect(news).toEqual(['Invalid passcode, please try again.']);
      }
      await listener.type(code);
      const heard = await listener.hear(/Success/);
      expect(times(heard, /Invalid/)).toBe(0);
    });

    test('a user who asks for another code hears that it was sent, and not each second of the wait', async ({
      open,
      listener,
    }) => {
      await open(codeProps);
      await enter(listener, email, /expires/);
      await goToResend(listener);
      await listener.press('Return');
      // The button is called by what it waits for, which changes each second.
      const heard = await listener.hearFor(8_000);
      expect(heard).toContain('Email resent');
      expect(times(heard, /Resend|Code sent|\d:\d\d/)).toBe(0);
    });

    test('a user who reads line by line finds the address and the time, and a title that is no control', async ({
      open,
      listener,
    }) => {
      await open(codeProps);
      await enter(listener, email, /expires/);
      await goToResend(listener);
      await listener.press('ctrl+Home');
      const read = await listener.hear(/Back/);
      for (let lines = 0; lines < 12 && times(read, /Resend code/) === 0; lines += 1) {
        await listener.press('Down');
        read.push(...(await listener.hear(/./, 5_000)));
      }
      expect(read[0]).toBe('Back push button.');
      expect(read).toContain('Enter passcode heading level 2.');
      expect(times(read, /ada@example\.com/)).toBe(1);
      expect(times(read, /^Your code expires in 4:\d\d\.$/)).toBe(1);
      expect(times(read, /timer/)).toBe(0);
    });
  });
}
