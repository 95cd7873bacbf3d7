// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { succeeded } from '../../flows/core/provider/outcome';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { forgetSecretsAtom } from '../../flows/core/screen/secret.atoms';
import { linkHoldAtom, resetTokenAtom } from '../../flows/password-reset';
import { passwordOptions, startedMount } from '../testing/started-mount';
import { passwordResetDefinition, type PasswordResetOptions } from './password-reset';
import { pass, standStill } from '../testing/still-page';

standStill();

const signedOut = { person: () => undefined, hasSession: async () => succeeded(false) };

describe('reset links', () => {
  // Columns: the address, the token that the host passes, whether it waits for a press | the token, the address after,
  // the call that is made at once.
  const reset = 'stytch_token_type=reset_password';
  const logIn = 'stytch_token_type=login';
  test.each([
    ['?token=a1', undefined, false, { status: 'reset', token: 'a1' }, '/page', []],
    [`?token=a2&${reset}`, undefined, false, { status: 'reset', token: 'a2' }, '/page', []],
    [`?token=a3&${logIn}`, undefined, false, { status: 'login', token: 'a3' }, '/page', ['authenticateMagicLink']],
    [`?token=a4&${logIn}`, undefined, true, { status: 'login', token: 'a4' }, '/page', []],
    [`?token=a5&${reset}`, undefined, true, { status: 'reset', token: 'a5' }, '/page', []],
    [`?token=a6&${logIn}&tab=2#x`, undefined, true, { status: 'login', token: 'a6' }, '/page?tab=2#x', []],
    [`?${logIn}`, 'a7', false, { status: 'login', token: 'a7' }, '/page', ['authenticateMagicLink']],
    ['', 'a8', false, { status: 'reset', token: 'a8' }, '/page', []],
    ['?token=a9', 'given', false, { status: 'reset', token: 'given' }, '/page', []],
    ['', undefined, false, { status: 'missing' }, '/page', []],
    ['?token=', undefined, false, { status: 'missing' }, '/page', []],
    [`?${logIn}`, undefined, false, { status: 'missing' }, '/page', []],
  ] as const)(
    'a reset link at %j, with the option %s and requireClick %s, has its token, its address and its request',
    async (query, passwordResetToken, requireClick, token, address, sent) => {
      history.replaceState({ router: 1 }, '', `/page${query}`);
      const answers = { ...signedOut, authenticateMagicLink: () => new Promise<never>(() => undefined) };
      const given = {
        ...passwordOptions,
        requireClick,
        ...(passwordResetToken !== undefined && { passwordResetToken }),
      };
      const page = startedMount(passwordResetDefinition, given, answers);
      await pass(0);
      expect(page.store.get(resetTokenAtom)).toEqual(token);
      expect(`${location.pathname}${location.search}${location.hash}`).toBe(address);
      expect(history.state).toEqual({ router: 1 });
      expect({ sent: page.sent(), linkHold: page.store.get(linkHoldAtom) }).toEqual({
        sent,
        linkHold: requireClick ? 'press' : undefined,
      });
    },
  );

  test('a link of a reset mail spends its token once, whatever is mounted again, and another token as well', async () => {
    const given = async (token: string) => {
      history.replaceState(null, '', `/page?token=${token}&stytch_token_type=login`);
      const page = startedMount(passwordResetDefinition, passwordOptions, signedOut);
      await pass(0);
      return page.sent();
    };
    expect({ first: await given('once'), second: await given('once'), other: await given('twice') }).toEqual({
      first: ['authenticateMagicLink'],
      second: [],
      other: ['authenticateMagicLink'],
    });
  });

  test('a mount that gets the token of a used log-in link from its host, without its type, shows the session and no form [B-RESET-2]', async () => {
    history.replaceState(null, '', '/page?token=handed-on&stytch_token_type=login');
    const given = { ...passwordOptions, passwordResetToken: 'handed-on' };
    const first = startedMount(passwordResetDefinition, given, signedOut);
    await pass(0);
    first.unmount();
    const second = startedMount(passwordResetDefinition, given, {
      person: () => ({ userId: 'user-1' }),
      hasSession: async () => succeeded(true),
    });
    await pass(0);
    expect({ first: first.sent(), second: second.sent(), screen: second.store.get(screenAtom) }).toEqual({
      first: ['authenticateMagicLink'],
      second: [],
      screen: 'SessionConfirmation',
    });
  });

  test.each([
    ['login', ['authenticateMagicLink']],
    ['reset_password', []],
  ])(
    "a host's effect that runs twice, as under StrictMode, uses the link (%s) in the mount that stays [B-MOUNT-9]",
    async (type, sent) => {
      history.replaceState(null, '', `/page?token=strict-${type}&stytch_token_type=${type}`);
      const first = startedMount(passwordResetDefinition, passwordOptions, signedOut);
      first.unmount();
      const second = startedMount(passwordResetDefinition, passwordOptions, signedOut);
      expect(second.store.get(resetTokenAtom)).toMatchObject({ token: `strict-${type}` });
      await pass(0);
      expect({ first: first.sent(), second: second.sent() }).toEqual({ first: [], second: sent });
    },
  );
});

describe('tokens that the host passes later', () => {
  const missing = { status: 'missing' };
  /** A mount, and what it has once its host has passed more options. */
  async function updated(query: string, given: Partial<PasswordResetOptions>, later: Partial<PasswordResetOptions>[]) {
    history.replaceState(null, '', `/page${query}`);
    const page = startedMount(passwordResetDefinition, { ...passwordOptions, ...given }, signedOut);
    await pass(0);
    const before = page.store.get(resetTokenAtom);
    for (const options of later) passwordResetDefinition.apply?.(page.store, options);
    const token = page.store.get(resetTokenAtom);
    const linkHold = page.store.get(linkHoldAtom);
    await pass(0);
    return { page, before, token, linkHold, sent: page.sent() };
  }
  const logIn = 'stytch_token_type=login';

  // Columns: the address, the options at first, those of each update | the token, the hold, the request.
  test.each<
    [string, Partial<PasswordResetOptions>, Partial<PasswordResetOptions>[], object, string | undefined, string[]]
  >([
    ['', {}, [{ passwordResetToken: 'b1' }], { status: 'reset', token: 'b1' }, undefined, []],
    ['', {}, [{ locale: 'en' }, { passwordResetToken: 'b2' }], { status: 'reset', token: 'b2' }, undefined, []],
    [
      `?${logIn}`,
      {},
      [{ passwordResetToken: 'b3' }],
      { status: 'login', token: 'b3' },
      undefined,
      ['authenticateMagicLink'],
    ],
    [
      `?${logIn}`,
      { requireClick: true },
      [{ passwordResetToken: 'b4' }],
      { status: 'login', token: 'b4' },
      'press',
      [],
    ],
    [
      `?${logIn}`,
      {},
      [{ passwordResetToken: 'b5', requireClick: true }],
      { status: 'login', token: 'b5' },
      'press',
      [],
    ],
    [
      `?${logIn}`,
      {},
      [{ requireClick: true }, { passwordResetToken: 'b6' }],
      { status: 'login', token: 'b6' },
      'press',
      [],
    ],
    ['', {}, [{ passwordResetToken: '' }], missing, undefined, []],
  ])(
    'a mount without a token at %j, with the options %j and then %j, has its token, its hold and its request [B-MOUNT-15]',
    async (query, given, later, token, linkHold, sent) => {
      const page = await updated(query, given, later);
      expect(page).toMatchObject({ before: missing, token, linkHold, sent });
    },
  );

  test('a link that is in the address when its token is passed has its type, and is removed from there [B-MOUNT-15] [B-RESET-1]', async () => {
    const { page } = await updated('', {}, []);
    history.replaceState(null, '', `/page?token=pushed&${logIn}&tab=2`);
    passwordResetDefinition.apply?.(page.store, { passwordResetToken: 'pushed' });
    expect({ token: page.store.get(resetTokenAtom), query: location.search }).toEqual({
      token: { status: 'login', token: 'pushed' },
      query: '?tab=2',
    });
  });

  test('an update without a token leaves the parameters of the address [B-MOUNT-15]', async () => {
    const { page } = await updated('', {}, []);
    history.replaceState(null, '', '/page?token=of-the-host');
    passwordResetDefinition.apply?.(page.store, { locale: 'de' });
    expect({ token: page.store.get(resetTokenAtom), query: location.search }).toEqual({
      token: missing,
      query: '?token=of-the-host',
    });
  });

  test.each<[string, string, Partial<PasswordResetOptions>[]]>([
    ['of the address', '?token=c1', []],
    ['that was passed at first', '', [{ passwordResetToken: 'c2' }]],
    ['that was passed later', '', [{}, { passwordResetToken: 'c3' }]],
  ])(
    'while a token %s is in use, or once it is spent, no other is taken [B-MOUNT-15]',
    async (_whose, query, given) => {
      const [first = {}, ...later] = given;
      const { page, token } = await updated(query, first, later);
      passwordResetDefinition.apply?.(page.store, { passwordResetToken: 'other' });
      expect({ token, now: page.store.get(resetTokenAtom) }).toEqual({
        token: { status: 'reset', token: expect.stringMatching(/^c/) },
        now: token,
      });
      page.store.set(forgetSecretsAtom);
      for (const passwordResetToken of ['c1', 'c2', 'c3', 'other'])
        passwordResetDefinition.apply?.(page.store, { passwordResetToken });
      expect(page.store.get(resetTokenAtom)).toEqual(missing);
    },
  );

  test('a user who has gone to the log-in is not logged in by a token that comes later [B-MOUNT-15]', async () => {
    const { page } = await updated(`?${logIn}`, {}, []);
    page.store.set(screenAtom, 'Main');
    passwordResetDefinition.apply?.(page.store, { passwordResetToken: 'too-late' });
    await pass(0);
    expect({ token: page.store.get(resetTokenAtom), sent: page.sent() }).toEqual({ token: missing, sent: [] });
  });
});
