import { describe, expect, test, vi } from 'vitest';
import { succeeded } from '../../flows/core/provider/outcome';
import { quietClient } from '../testing/quiet-client';
import { secondFactorCalls } from './second-factor';

const setup = { totp_id: 'totp-1', secret: 'GEZDGNBV', recovery_codes: ['ckss-2skx-ebow'], qr_code: 'x' };
const refused = (error_type: string) =>
  Object.assign(new Error(error_type), { error_type, error_message: 'No.', status_code: 400 });

/** The calls over a client whose methods return these responses. */
function withClient({ totps = {}, user = {} }: { totps?: object; user?: object }) {
  return secondFactorCalls(quietClient({ totps, user }));
}

test('a set-up is read without the picture, and lasts an hour', async () => {
  const create = vi.fn(async () => setup);
  expect(await withClient({ totps: { create } }).createTotp()).toEqual(
    succeeded({ totpId: 'totp-1', secret: 'GEZDGNBV', recoveryCodes: ['ckss-2skx-ebow'] }),
  );
  expect(create).toHaveBeenCalledExactlyOnceWith({ expiration_minutes: 60 });
});

test.each([[null], [{}], [{ totp_id: 'totp-1' }], [{ secret: 'x' }], [{ totp_id: '', secret: 'x' }]])(
  'a set-up that is %j is invalid',
  async (answer) => {
    const outcome = await withClient({ totps: { create: async () => answer } }).createTotp();
    expect(outcome).toMatchObject({ ok: false, error: { type: 'broken' } });
  },
);

test('an unfinished set-up is removed first [B-SECOND-5]', async () => {
  const create = vi.fn(async () => setup).mockRejectedValueOnce(refused('pending_totp_exists'));
  const deleteTOTP = vi.fn(async () => ({}));
  const get = async () => ({ totps: [{ totp_id: 'old', verified: false }, { totp_id: 'kept', verified: true }, null] });
  expect(await withClient({ totps: { create }, user: { get, deleteTOTP } }).createTotp()).toMatchObject({ ok: true });
  expect(deleteTOTP.mock.calls).toEqual([['old']]);
  expect(create).toHaveBeenCalledTimes(2);
});

test.each([
  ['is gone already', async () => Promise.reject(refused('totp_not_found')), 1],
  ['is followed by one of another tab', async () => ({}), 2],
] as const)(
  'an unfinished set-up that %s does not prevent a new one [B-SECOND-5]',
  async (_what, deleteTOTP, refusals) => {
    const create = vi.fn(async () => setup);
    for (let refusal = 0; refusal < refusals; refusal++) create.mockRejectedValueOnce(refused('pending_totp_exists'));
    const get = async () => ({ totps: [{ totp_id: 'old', verified: false }] });
    expect(await withClient({ totps: { create }, user: { get, deleteTOTP } }).createTotp()).toMatchObject({ ok: true });
    expect(create).toHaveBeenCalledTimes(refusals + 1);
  },
);

test('an unfinished set-up that cannot be removed is the error', async () => {
  const create = async () => Promise.reject(refused('pending_totp_exists'));
  const get = async () => ({ totps: [{ totp_id: 'old', verified: false }] });
  const deleteTOTP = async () => Promise.reject(refused('stale_factors'));
  const outcome = await withClient({ totps: { create }, user: { get, deleteTOTP } }).createTotp();
  expect(outcome).toMatchObject({ ok: false, error: { type: 'stale_factors' } });
  expect(await withClient({ totps: { create }, user: { get: async () => null } }).createTotp()).toMatchObject({
    error: { type: 'broken' },
  });
});

describe('a code for a set-up', () => {
  const wrong = 'unable_to_authenticate_totp';
  const request = { code: '123456', sessionDurationMinutes: 30 };
  const accepted = { user_id: 'u', session: { session_id: 's', user_id: 'u' }, totp_id: 'totp-1' };

  /** Calls by which `totp-1` was set up, where a code is refused and the user then has these apps. */
  async function afterSetup(error_type: string, totps: unknown) {
    const authenticate = vi.fn<() => Promise<unknown>>(() => Promise.reject(refused(error_type)));
    const get = vi.fn(async () => ({ totps }));
    const calls = withClient({ totps: { create: async () => setup, authenticate }, user: { get } });
    await calls.createTotp();
    return { calls, authenticate, get };
  }

  // Columns: the reason of the refusal | the apps that the user has now | the error.
  test.each([
    [wrong, [{ totp_id: 'totp-2', verified: false }], 'expired_totp'],
    // The provider may list an app only from its first code on.
    [wrong, [], wrong],
    ['totps_not_found_for_user', [], 'expired_totp'],
    [wrong, [{ totp_id: 'totp-1', verified: false }], wrong],
    [wrong, [{ totp_id: 'totp-2', verified: true }], wrong],
    [wrong, 'no list', wrong],
    ['totp_code_already_authenticated', [], 'totp_code_already_authenticated'],
  ])(
    'a code that is refused with %s, of a user with the apps %j, fails as %s [B-SECOND-5]',
    async (why, totps, type) => {
      const { calls } = await afterSetup(why, totps);
      expect(await calls.authenticateTotp(request)).toMatchObject({ error: { type, cause: { error_type: why } } });
    },
  );

  test('a wrong code is wrong, without another request, where no set-up was begun here, or the last was finished', async () => {
    const authenticate = async () => Promise.reject(refused(wrong));
    const first = withClient({ totps: { authenticate } });
    expect(await first.authenticateTotp(request)).toMatchObject({ error: { type: wrong } });
    const { calls, authenticate: check, get } = await afterSetup(wrong, []);
    check.mockResolvedValueOnce(accepted);
    expect(await calls.authenticateTotp(request)).toEqual(succeeded(accepted));
    expect(await calls.authenticateTotp(request)).toMatchObject({ error: { type: wrong } });
    expect(get).not.toHaveBeenCalled();
  });
});

test('an existing app is reported with its name', async () => {
  const create = async () => Promise.reject(refused('active_totp_exists'));
  expect(await withClient({ totps: { create } }).createTotp()).toMatchObject({ error: { type: 'active_totp_exists' } });
});

// Columns: the response | the codes; the provider's types have one app, its documentation a list.
test.each([
  [{ totps: [{ recovery_codes: ['a', 'b'] }] }, ['a', 'b']],
  [{ totps: { recovery_codes: ['a'] } }, ['a']],
])('the recovery codes of %j are %j', async (answer, codes) => {
  expect(await withClient({ totps: { recoveryCodes: async () => answer } }).recoveryCodes()).toEqual(succeeded(codes));
});

test.each([[undefined], [{}], [{ totps: 'x' }], [{ totps: [] }], [{ totps: [{ recovery_codes: [7, ''] }, null] }]])(
  'the answer %j has no recovery codes',
  async (answer) => {
    const outcome = await withClient({ totps: { recoveryCodes: async () => answer } }).recoveryCodes();
    expect(outcome).toMatchObject({ ok: false, error: { type: 'broken' } });
  },
);

test('a recovery code signs in', async () => {
  const signedIn = { user_id: 'u', session: { session_id: 's', user_id: 'u' } };
  const recover = vi.fn(async () => signedIn);
  const outcome = await withClient({ totps: { recover } }).recoverTotp({ code: 'a', sessionDurationMinutes: 30 });
  expect(outcome).toEqual(succeeded(signedIn));
  expect(recover).toHaveBeenCalledExactlyOnceWith({ recovery_code: 'a', session_duration_minutes: 30 });
});

test.each([
  ['invalid_recovery_code', 'unable_to_authenticate_totp'],
  ['unable_to_authenticate_recovery_code', 'unable_to_authenticate_totp'],
  ['totp_code_used_as_recovery_code', 'unable_to_authenticate_totp'],
  ['recovery_codes_not_found', 'unable_to_authenticate_totp'],
  ['too_many_requests', 'too_many_requests'],
])('a recovery code that is refused by %s is %s', async (error_type, type) => {
  const recover = async () => Promise.reject(refused(error_type));
  const outcome = await withClient({ totps: { recover } }).recoverTotp({ code: 'a', sessionDurationMinutes: 30 });
  expect(outcome).toMatchObject({ ok: false, error: { type } });
});
