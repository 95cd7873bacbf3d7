import { expect } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { codeProps } from '../support/sign-in';
import { moveUntilSpoken } from './move-until-spoken';
import { test } from './test';

const email = 'ada@example.com';

/** The number of times that such words were spoken. */
const times = (heard: readonly string[], words: RegExp) => heard.filter((text) => words.test(text)).length;

test.describe('in Chromium', () => {
  test('a user opens the log-in over the page, closes it twice, and is where they were', async ({
    openAt,
    listener,
    control,
    world,
  }) => {
    void control;
    await openAt(embedAddress(world.host, { mount: 'signIn', props: codeProps }));
    await moveUntilSpoken(listener, /Open push button/);
    await listener.press('Return');
    const opened = await listener.hear(/Email entry/);
    expect(times(opened, /Sign up or log in dialog/)).toBe(1);
    expect(times(opened, /^Email entry/)).toBe(1);
    await listener.press('Escape');
    expect(times(await listener.hear(/Open/), /^Open push button\.$/)).toBe(1);
    await listener.press('Return');
    await listener.hear(/Email entry/);
    await listener.press('shift+Tab');
    expect(times(await listener.hear(/Close/), /^Close push button\.$/)).toBe(1);
    await listener.press('Return');
    expect(times(await listener.hear(/Open/), /^Open push button\.$/)).toBe(1);
  });

  test('a user whose session ends soon is asked, hears the time twice, and stays logged in', async ({
    openAs,
    listener,
    control,
  }) => {
    test.setTimeout(240_000);
    const options = {
      mount: 'sessionGuard',
      props: { ...codeProps, warnBeforeMinutes: 1.25, extendByMinutes: 30 },
    } as const;
    // The session lasts an hour, of which less than two minutes are left.
    await openAs({ email }, options, /loading|document web|heading/, 58 * 60 + 10);
    await moveUntilSpoken(listener, /Notes/);
    const asked = await listener.hear(/2 minutes/, 60_000);
    expect(times(asked, /Are you still there\?/)).toBe(1);
    expect(times(asked, /You will be logged out in 2 minutes\./)).toBe(1);
    const later = await listener.hear(/(?:60|59) seconds/, 60_000);
    expect(later).toEqual([expect.stringMatching(/^You will be logged out in (?:60|59) seconds\.$/)]);
    await listener.press('Tab');
    expect(times(await listener.hear(/Log out/), /^Log out push button\.$/)).toBe(1);
    await listener.press('shift+Tab');
    expect(times(await listener.hear(/Stay logged in/), /^Stay logged in push button\.$/)).toBe(1);
    await listener.press('Return');
    expect(times(await listener.hear(/Notes/), /^Notes entry/)).toBe(1);
    const sent = await control.requests.list('session.authenticate');
    expect(sent.map(({ body }) => body)).toContainEqual({ session_duration_minutes: 30 });
  });
});
