// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed } from '../../flows/core/provider/outcome';
import type { OtpRequest } from '../../flows/core/provider/passcode-calls';
import { quietClient } from '../testing/quiet-client';
import { linkAndPasscodeCalls } from './links-and-passcodes';
import { passwordCalls } from './passwords';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const refusal = (error_type: string, status_code = 404) => ({ error_type, error_message: error_type, status_code });

/** A provider that responds after this number of milliseconds: with an error of that type, or with a method. */
function answering(milliseconds: number, error?: object) {
  const answer = async () => {
    await new Promise((resolve) => void setTimeout(resolve, milliseconds));
    if (error) throw error;
    return { request_id: 'r', method_id: 'email-test-1' };
  };
  const methods = { send: answer };
  const client = quietClient({
    session: { getSync: () => null, getTokens: () => null },
    otps: { email: methods, sms: methods, whatsapp: methods, authenticate: answer },
    magicLinks: { email: methods },
    passwords: { authenticate: answer, resetByEmailStart: answer },
  });
  return {
    links: linkAndPasscodeCalls(client, { publicToken: 'public-token-test-1' }),
    passwords: passwordCalls(client, {}),
  };
}

/** The time at which the work is done, by the fake clock, and its result. */
async function timed<Value>(work: Promise<Value>): Promise<[number, Value]> {
  const began = Date.now();
  const done = work.then((value): [number, Value] => [Date.now() - began, value]);
  await vi.advanceTimersByTimeAsync(5_000);
  return done;
}

const otp: OtpRequest = {
  channel: 'email',
  destination: 'ada@example.com',
  expirationMinutes: 5,
  isSignUpClosed: true,
};
const link = {
  email: 'ada@example.com',
  loginExpirationMinutes: 30,
  signupExpirationMinutes: 30,
  createUserAsPending: false,
  isSignUpClosed: true,
};

test('a stranger and a user get the same answer, at a whole second [B-CLOSED-2] [B-CLOSED-3]', async () => {
  for (const channel of ['email', 'sms', 'whatsapp'] as const) {
    const missing = refusal(channel === 'email' ? 'email_not_found' : 'phone_number_not_found');
    const [userAt, user] = await timed(answering(740).links.sendOtp({ ...otp, channel }));
    const [strangerAt, stranger] = await timed(answering(30, missing).links.sendOtp({ ...otp, channel }));
    expect({ userAt, strangerAt }).toEqual({ userAt: 1_000, strangerAt: 1_000 });
    expect(user).toEqual({ ok: true, value: { methodId: 'email-test-1', answer: {} } });
    const methodId = expect.stringMatching(
      channel === 'email' ? /^email-test-[\da-f-]{36}$/ : /^phone-number-test-[\da-f-]{36}$/,
    );
    expect(stranger).toEqual({ ok: true, value: { methodId, answer: {} } });
  }
  const sent = { ok: true, value: {} };
  expect(await timed(answering(1_200).links.sendMagicLink(link))).toEqual([2_000, sent]);
  expect(await timed(answering(10, refusal('email_not_found')).links.sendMagicLink(link))).toEqual([1_000, sent]);
  const reset = { email: 'eve@example.com', isSignUpClosed: true };
  expect(await timed(answering(10, refusal('email_not_found')).passwords.startPasswordReset(reset))).toEqual([
    1_000,
    sent,
  ]);
  expect(await timed(answering(10).passwords.startPasswordReset(reset))).toEqual([1_000, sent]);
});

test.each(['inactive_email', 'unsubscribed_phone_number', 'user_lock_limit_reached'])(
  'an error that only a user can get (%s) is not shown [B-CLOSED-2]',
  async (type) => {
    const [, outcome] = await timed(answering(10, refusal(type, 400)).links.sendOtp(otp));
    expect(outcome).toMatchObject({ ok: true });
  },
);

test.each([
  ['too_many_requests', refusal('too_many_requests', 429)],
  ['invalid_email', refusal('invalid_email', 400)],
  ['other', refusal('captcha_required', 400)],
])('an error that is not about an account (%s) is shown', async (type, error) => {
  const [, outcome] = await timed(answering(10, error).links.sendOtp(otp));
  expect(outcome).toMatchObject({ ok: false, error: { type } });
});

test.each(['otp_code_not_found', 'unable_to_auth_otp_code', 'user_lock_limit_reached', 'invalid_method_id'])(
  'a wrong code is refused in the same words, whatever the provider says (%s) [B-CLOSED-3]',
  async (type) => {
    const request = { code: '000000', methodId: 'm', sessionDurationMinutes: 30, isSignUpClosed: true };
    const outcome = await timed(answering(20, refusal(type)).links.verifyOtp(request));
    expect(outcome).toEqual([1_000, failed({ type: 'otp_code_not_found' })]);
  },
);

test.each(['email_not_found', 'no_user_password', 'unauthorized_credentials', 'user_lock_limit_reached'])(
  'a wrong password is refused in the same words, whatever the provider says (%s) [B-CLOSED-3]',
  async (type) => {
    const request = { email: 'eve@example.com', password: 'x', sessionDurationMinutes: 30, isSignUpClosed: true };
    const outcome = await timed(answering(20, refusal(type)).passwords.authenticatePassword(request));
    expect(outcome).toEqual([1_000, failed({ type: 'unauthorized_credentials' })]);
  },
);

test.each([
  ['ada@example.com', []],
  ['eve@example.com', ['revoke']],
])(
  "a code for %s under the session of Ada ends that session only where it is another's: %j [B-CLOSED-4]",
  async (destination, ended) => {
    const asked: string[] = [];
    let session: object | null = { session_id: 's' };
    const send = async () => {
      asked.push(session ? 'secondary' : 'primary');
      return { method_id: 'm' };
    };
    const client = quietClient({
      otps: { email: { send } },
      user: { getSync: () => ({ emails: [{ email: 'ada@example.com', verified: true }] }) },
      session: {
        getSync: () => session,
        getTokens: () => session,
        revoke: async () => {
          asked.push('revoke');
          session = null;
          return {};
        },
      },
    });
    const [, outcome] = await timed(linkAndPasscodeCalls(client, {}).sendOtp({ ...otp, destination }));
    expect(outcome).toMatchObject({ ok: true });
    expect(asked).toEqual([...ended, ended.length > 0 ? 'primary' : 'secondary']);
  },
);
