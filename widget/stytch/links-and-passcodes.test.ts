// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { OtpRequest } from '../../flows/core/provider/passcode-calls';
import { quietClient } from '../testing/quiet-client';
import { linkAndPasscodeCalls } from './links-and-passcodes';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const signedIn = { user_id: 'u', session: { session_id: 's', user_id: 'u' } };

/** The calls over a client with this response, and the requests that it received. */
function asking(answer: unknown = { request_id: 'r', method_id: 'm' }) {
  const asked = vi.fn(async (..._given: unknown[]) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const sendBy = (channel: string) => ({ loginOrCreate: (...given: unknown[]) => asked(channel, ...given) });
  const client = quietClient({
    magicLinks: {
      email: sendBy('link'),
      authenticate: (...given: unknown[]) => asked('authenticate link', ...given),
    },
    otps: {
      email: sendBy('email'),
      sms: sendBy('sms'),
      whatsapp: sendBy('whatsapp'),
      authenticate: (...given: unknown[]) => asked('authenticate code', ...given),
    },
  });
  return { calls: linkAndPasscodeCalls(client, { publicToken: 'project' }), asked };
}

describe('links', () => {
  const request = { email: 'ada@example.com', loginExpirationMinutes: 60, signupExpirationMinutes: 90 };

  test("a link is sent with the host's configuration", async () => {
    const { calls, asked } = asking();
    await calls.sendMagicLink({
      ...request,
      loginRedirectURL: 'https://app.test/in',
      signupRedirectURL: 'https://app.test/up',
      loginTemplateId: 'in',
      signupTemplateId: 'up',
      createUserAsPending: true,
      locale: 'es',
    });
    expect(asked).toHaveBeenCalledExactlyOnceWith('link', 'ada@example.com', {
      login_magic_link_url: 'https://app.test/in',
      signup_magic_link_url: 'https://app.test/up',
      login_expiration_minutes: 60,
      signup_expiration_minutes: 90,
      login_template_id: 'in',
      signup_template_id: 'up',
      create_user_as_pending: true,
      locale: 'es',
    });
  });

  // Columns: the lifetimes of the two kinds of link, and when a user follows an expired one | whether another can be
  // sent.
  test.each([
    [60, 90, 89, 'ada@example.com'],
    [90, 60, 89, 'ada@example.com'],
    [60, 60, 61, undefined],
  ])('the address of links of %i and %i minutes is remembered after %i: %s', async (login, signup, minutes, email) => {
    vi.useFakeTimers();
    const { calls } = asking();
    await calls.sendMagicLink({
      ...request,
      loginExpirationMinutes: login,
      signupExpirationMinutes: signup,
      createUserAsPending: false,
    });
    vi.setSystemTime(Date.now() + minutes * 60_000);
    expect(await calls.askedAddress()).toEqual(succeeded(email));
    vi.useRealTimers();
  });

  test('a new user is made pending only for a host that asks for it', async () => {
    const { calls, asked } = asking();
    await calls.sendMagicLink({ ...request, createUserAsPending: false });
    expect(asked.mock.calls[0]?.[2]).not.toHaveProperty('create_user_as_pending');
  });

  test('a link that was not sent is not remembered', async () => {
    const { calls } = asking(new TypeError('offline'));
    await calls.sendMagicLink({ ...request, createUserAsPending: false });
    expect(await calls.askedAddress()).toEqual(succeeded(undefined));
  });

  test('a spent link removes the address, a failed one does not', async () => {
    const { calls } = asking();
    await calls.sendMagicLink({ ...request, createUserAsPending: false });
    expect(await calls.authenticateMagicLink({ token: 't', sessionDurationMinutes: 30 })).toMatchObject({ ok: false });
    expect(await calls.askedAddress()).toEqual(succeeded('ada@example.com'));
    const { calls: others, asked } = asking(signedIn);
    expect(await others.authenticateMagicLink({ token: 't', sessionDurationMinutes: 30 })).toEqual(succeeded(signedIn));
    expect(asked).toHaveBeenCalledExactlyOnceWith('authenticate link', 't', { session_duration_minutes: 30 });
    expect(await calls.askedAddress()).toEqual(succeeded(undefined));
  });
});

describe('passcodes', () => {
  const request: Omit<OtpRequest, 'channel'> = {
    destination: 'to',
    expirationMinutes: 5,
    locale: 'es',
    loginTemplateId: 'in',
    signupTemplateId: 'up',
  };
  const common = { expiration_minutes: 5, locale: 'es' };

  // Only mails have templates.
  test.each([
    ['email', { ...common, login_template_id: 'in', signup_template_id: 'up' }],
    ['sms', common],
    ['whatsapp', common],
  ] as const)('a code is sent by %s', async (channel, options) => {
    const { calls, asked } = asking();
    expect(await calls.sendOtp({ ...request, channel })).toEqual(
      succeeded({ methodId: 'm', answer: { request_id: 'r', method_id: 'm' } }),
    );
    expect(asked).toHaveBeenCalledExactlyOnceWith(channel, 'to', options);
  });

  test.each([{}, { method_id: '' }, { method_id: 7 }, null, 'sent'])(
    'an answer of %j without a method id is refused',
    async (answer) => {
      expect(await asking(answer).calls.sendOtp({ ...request, channel: 'sms' })).toEqual(failed({ type: 'broken' }));
    },
  );

  test('a code starts a session of the configured length', async () => {
    const { calls, asked } = asking(signedIn);
    const verified = await calls.verifyOtp({ code: '123456', methodId: 'm', sessionDurationMinutes: 30 });
    expect(verified).toEqual(succeeded(signedIn));
    expect(asked).toHaveBeenCalledExactlyOnceWith('authenticate code', '123456', 'm', { session_duration_minutes: 30 });
  });
});
