// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import { quietClient } from '../testing/quiet-client';
import { askedAddress } from './asked-address';
import type { Client } from './client';
import type { Internals } from './internals';
import { passwordCalls } from './passwords';

const search = (client: object, internals: Internals = {}) =>
  passwordCalls(client as Client, internals).searchUser('ada@example.com');
const inside = (internal: object) => ({ [Symbol.for('stytch__internal_b2c')]: internal });

test("a user is searched for by the client's own search", async () => {
  const searchUser = vi.fn(async () => ({ userType: 'passwordless' }));
  const fetchSDK = vi.fn();
  expect(await search(inside({ searchManager: { searchUser } }), { fetchSDK })).toEqual(succeeded('passwordless'));
  expect(searchUser).toHaveBeenCalledWith('ada@example.com');
  expect(fetchSDK).not.toHaveBeenCalled();
});

test('a user is searched for with a client that has no search of its own [B-CALL-5]', async () => {
  const fetchSDK = vi.fn(async () => ({ userType: 'password' }));
  expect(await search({}, { fetchSDK })).toEqual(succeeded('password'));
  expect(fetchSDK).toHaveBeenCalledExactlyOnceWith({
    url: '/users/search',
    method: 'POST',
    body: { email: 'ada@example.com' },
  });
});

test.each([undefined, {}, { userType: 'other' }])('an answer of %j is refused', async (answer) => {
  expect(await search({}, { fetchSDK: async () => answer })).toEqual(failed({ type: 'broken' }));
});

test("the provider's feedback on a password is shown", async () => {
  const thrown = { error_type: 'captcha_required', error_message: 'Captcha required.', status_code: 400 };
  expect(await search({}, { fetchSDK: () => Promise.reject(thrown) })).toMatchObject({
    ok: false,
    error: { type: 'other', serverMessage: 'Captcha required.' },
  });
});

test('a client with neither fails, and the host gets the reason [T-ENV-5]', async () => {
  expect(await search({})).toMatchObject({
    ok: false,
    error: { type: 'broken', cause: new Error('The client has no user search.') },
  });
});

describe('the refusal of a new password', () => {
  const request = { email: 'ada@example.com', password: 'liverpool', token: 'token', sessionDurationMinutes: 30 };
  const refusing = (error_type: string) => {
    const refuse = () => Promise.reject({ error_type, error_message: 'Refused.', status_code: 400 });
    return passwordCalls(
      quietClient({ passwords: { create: refuse, authenticate: refuse, resetByEmail: refuse } }),
      {},
    );
  };

  test.each(['createPassword', 'resetPassword'] as const)(
    'the refusal of a new password as weak by %s has a type of its own [B-PASS-12]',
    async (name) => {
      const outcome = await refusing('weak_password')[name](request);
      expect(outcome).toEqual(failed({ type: 'weak_password', cause: expect.anything() }));
    },
  );

  test('the refusal of a new password whose address has an account has a type of its own', async () => {
    const outcome = await refusing('duplicate_email').createPassword(request);
    expect(outcome).toMatchObject({ error: { type: 'duplicate_email' } });
  });

  test.each([
    ['breached_password', 'breached_password'],
    ['password_too_long', 'other'],
  ])('the refusal of a new password with %s has the type %s', async (refused, type) => {
    expect(await refusing(refused).createPassword(request)).toMatchObject({ error: { type } });
  });
});

describe('the address of a reset mail', () => {
  const internals = { publicToken: 'public-token-test-1' };
  const kept = () => askedAddress(quietClient(), internals);
  const minutes = (count: number) => void vi.advanceTimersByTime(count * 60_000);
  const refusal = (error_type: string) => ({ error_type, error_message: error_type, status_code: 404 });

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    localStorage.clear();
    return () => void vi.useRealTimers();
  });

  /** The request for a mail, which the provider answers, or refuses. */
  async function request(options: object = {}, refused?: object) {
    const resetByEmailStart = async () => {
      if (refused) throw refused;
      return { request_id: 'r' };
    };
    const calls = passwordCalls(quietClient({ passwords: { resetByEmailStart } }), internals);
    const sending = calls.startPasswordReset({ email: 'ada@example.com', ...options });
    await vi.advanceTimersByTimeAsync(1_000);
    return sending;
  }

  test.each([
    [{}, 60],
    [{ loginExpirationMinutes: 5 }, 60],
    [{ loginExpirationMinutes: 120 }, 120],
  ])(
    'the address of a reset mail with %j is kept as that of its log-in link for %d minutes [B-BACK-10]',
    async (options, life) => {
      expect(await request(options)).toMatchObject({ ok: true });
      minutes(life - 1);
      expect(kept()).toBe('ada@example.com');
      minutes(1);
      expect(kept()).toBeUndefined();
    },
  );

  test.each(['30', -1, 0, Number.NaN, Number.POSITIVE_INFINITY])(
    "%j as the minutes of a reset mail is not sent, so the project's count",
    async (given) => {
      const sent: unknown[] = [];
      const resetByEmailStart = async (body: unknown) => sent.push(body);
      const options: object = { loginExpirationMinutes: given, resetPasswordExpirationMinutes: given };
      const calls = passwordCalls(quietClient({ passwords: { resetByEmailStart } }), internals);
      await calls.startPasswordReset({ email: 'ada@example.com', ...options });
      expect(sent).toEqual([{ email: 'ada@example.com' }]);
    },
  );

  test('the address of a reset mail that was not sent is not kept', async () => {
    expect(await request({}, refusal('email_not_found'))).toMatchObject({ ok: false });
    expect(await request({ isSignUpClosed: true }, refusal('too_many_requests'))).toMatchObject({ ok: false });
    expect(kept()).toBeUndefined();
  });

  test.each([undefined, refusal('email_not_found')])(
    'the address of a reset mail is kept alike for a user and a stranger of a closed project (%j)',
    async (refused) => {
      expect(await request({ isSignUpClosed: true }, refused)).toEqual(succeeded({}));
      expect(kept()).toBe('ada@example.com');
    },
  );
});
