import { afterEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { Client } from './client';
import { sessionCalls } from './session';

const tokens = { session_token: 'token', session_jwt: 'jwt' };
const apiError = (type: string) =>
  Object.assign(new Error(type), { error_type: type, error_message: 'Words.', status_code: 404 });

/** A client with a session; the test defines `revoke`. */
function clientWith(
  revoke: (end: () => void) => Promise<unknown>,
  { isHidden = false, hasInternals = true }: { isHidden?: boolean; hasInternals?: boolean } = {},
) {
  let isOn = true;
  const end = () => {
    isOn = false;
  };
  const session = {
    getTokens: () => (isOn && !isHidden ? tokens : null),
    getSync: () => (isOn ? { session_id: 's' } : null),
    revoke: vi.fn(() => revoke(end)),
    ...(hasInternals && { _subscriptionService: { destroyState: end } }),
  };
  return { session } as unknown as Client;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('log-out', () => {
  test('a user who logs out is logged out when the server says so', async () => {
    const client = clientWith(async (end) => end());
    expect(await sessionCalls(client).revokeSession()).toEqual(succeeded(undefined));
    expect(client.session.revoke).toHaveBeenCalledWith({ forceClear: true });
  });

  test('a user who logs out is logged out here, whatever the server says [B-LOGOUT-3]', async () => {
    const client = clientWith(async (end) => {
      end();
      throw new TypeError('offline');
    });
    expect(await sessionCalls(client).revokeSession()).toEqual(succeeded(undefined));
  });

  test('a user who logs out is logged out here when the client has kept the session', async () => {
    const client = clientWith(() => Promise.reject(new TypeError('offline')));
    expect(await sessionCalls(client).revokeSession()).toEqual(succeeded(undefined));
  });

  test('a user who logs out without a session is logged out, though the server could not be reached', async () => {
    const session = {
      getTokens: () => null,
      getSync: () => null,
      revoke: () => Promise.reject(new TypeError('offline')),
    };
    expect(await sessionCalls({ session } as unknown as Client).revokeSession()).toEqual(succeeded(undefined));
  });

  test('a log-out leaves the state of a client alone that has forgotten the session itself', async () => {
    const destroyState = vi.fn();
    const client = clientWith(async (end) => end());
    Reflect.set(client.session, '_subscriptionService', { destroyState });
    await sessionCalls(client).revokeSession();
    expect(destroyState).not.toHaveBeenCalled();
  });

  test('a log-out that leaves a session is an error [T-ANSWER-2]', async () => {
    const client = clientWith(async () => undefined, { hasInternals: false });
    expect(await sessionCalls(client).revokeSession()).toEqual(failed({ type: 'broken' }));
  });

  test('a log-out that leaves a session without a response is an error', async () => {
    const client = clientWith(() => Promise.reject(new TypeError('offline')), { hasInternals: false });
    expect(await sessionCalls(client).revokeSession()).toMatchObject({ ok: false, error: { type: 'unreachable' } });
  });

  test('a user who logs out is logged out here when the server is silent [T-CALL-26]', async () => {
    vi.useFakeTimers();
    const revoking = sessionCalls(clientWith(() => new Promise(() => undefined))).revokeSession();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await revoking).toEqual(succeeded(undefined));
  });

  test('a log-out without a response is an error where the client cannot forget the session', async () => {
    vi.useFakeTimers();
    const client = clientWith(() => new Promise(() => undefined), { hasInternals: false });
    const revoking = sessionCalls(client).revokeSession();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await revoking).toEqual(failed({ type: 'unreachable' }));
  });

  describe('log-out with an HttpOnly cookie', () => {
    const isHidden = true;
    const refusing = (thrown: unknown) =>
      clientWith(
        async (end) => {
          end();
          throw thrown;
        },
        { isHidden },
      );

    test('a user who logs out of a session in an HttpOnly cookie is logged out when the server says so', async () => {
      const client = clientWith(async (end) => end(), { isHidden });
      expect(await sessionCalls(client).revokeSession()).toEqual(succeeded(undefined));
    });

    test('a log-out with an HttpOnly cookie is an error without a response', async () => {
      const client = refusing(new TypeError('offline'));
      expect(await sessionCalls(client).revokeSession()).toMatchObject({ ok: false, error: { type: 'unreachable' } });
    });

    test('a second log-out without a response is an error too, though the client has forgotten the session by then', async () => {
      const calls = sessionCalls(refusing(new TypeError('offline')));
      await calls.revokeSession();
      expect(await calls.revokeSession()).toMatchObject({ ok: false, error: { type: 'unreachable' } });
    });

    test('a second log-out after an error succeeds when the server ends the session', async () => {
      let tries = 0;
      const client = clientWith(
        async (end) => {
          end();
          if ((tries += 1) === 1) throw new TypeError('offline');
        },
        { isHidden },
      );
      const calls = sessionCalls(client);
      expect(await calls.revokeSession()).toMatchObject({ ok: false });
      expect(await calls.revokeSession()).toEqual(succeeded(undefined));
    });

    test('a user who logs out of a session in an HttpOnly cookie is logged out when the server knows no such session', async () => {
      const client = refusing(apiError('session_not_found'));
      expect(await sessionCalls(client).revokeSession()).toEqual(succeeded(undefined));
    });
  });
});

describe('confirming a session', () => {
  const check = (authenticate: () => Promise<unknown>) => {
    const session = { authenticate: vi.fn(authenticate) };
    return { session, outcome: sessionCalls({ session } as unknown as Client).checkSession() };
  };

  test('a session that is confirmed is there, and lasts no longer for it', async () => {
    const { session, outcome } = check(async () => ({ user_id: 'u', session: { session_id: 's', user_id: 'u' } }));
    expect(await outcome).toEqual(succeeded(undefined));
    expect(session.authenticate).toHaveBeenCalledWith();
  });

  test('a session that is confirmed is over', async () => {
    const { outcome } = check(() => Promise.reject(apiError('session_not_found')));
    expect(await outcome).toMatchObject({ ok: false, error: { type: 'session_not_found' } });
  });

  test('a response without a session does not confirm a session', async () => {
    const { outcome } = check(async () => ({ user_id: 'u' }));
    expect(await outcome).toEqual(failed({ type: 'broken' }));
  });
});
