// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../../flows/core/provider/outcome';
import { quietClient } from '../../testing/quiet-client';
import { calls as passkeyCalls } from './passkeys';

const refuse = () => Promise.reject({ error_type: 'session_not_found', error_message: 'No.', status_code: 404 });
const listOf = (answer: unknown) =>
  passkeyCalls(quietClient({ user: { getSync: () => null, get: async () => answer } }), {}).listPasskeys();

describe('passkeysOf', () => {
  // Columns: the provider's data of a passkey | the passkey that is read, if any.
  test.each([
    [{ webauthn_registration_id: 'p', name: 'Phone', verified: true }, [{ id: 'p', name: 'Phone' }]],
    [{ webauthn_registration_id: 'p', name: 'Phone' }, [{ id: 'p', name: 'Phone' }]],
    [{ webauthn_registration_id: 'p', name: 7 }, [{ id: 'p', name: '' }]],
    [{ webauthn_registration_id: 'p' }, [{ id: 'p', name: '' }]],
    [{ webauthn_registration_id: 'p', name: 'Phone', verified: false }, []],
    [{ webauthn_registration_id: 7, name: 'Phone' }, []],
    [{ name: 'Phone' }, []],
    ['p', []],
    [null, []],
  ])('the passkeys of a user %j are %j', async (entry, read) => {
    expect(await listOf({ webauthn_registrations: [entry] })).toEqual(succeeded(read));
  });

  test.each([undefined, null, 'user', {}, { webauthn_registrations: {} }])(
    'the passkeys of a user are not %j',
    async (answer) => {
      expect(await listOf(answer)).toEqual(failed({ type: 'broken' }));
    },
  );
});

describe('renaming', () => {
  const rename = async (update: (request: object) => Promise<unknown>) => {
    const user = { getSync: () => null, get: vi.fn(async () => ({})) };
    const spy = vi.fn(update);
    const calls = passkeyCalls(quietClient({ user, webauthn: { update: spy } }), {});
    return { outcome: await calls.renamePasskey({ id: 'p', name: 'Phone' }), user, spy };
  };

  test('a rename sends the new name, and the user of the client is read again', async () => {
    const { outcome, user, spy } = await rename(async () => ({ request_id: 'r' }));
    expect(outcome).toEqual(succeeded(undefined));
    expect(spy).toHaveBeenCalledExactlyOnceWith({ webauthn_registration_id: 'p', name: 'Phone' });
    expect(user.get).toHaveBeenCalledOnce();
  });

  test('a refused rename leaves the user of the client as it is', async () => {
    const { outcome, user } = await rename(refuse);
    expect(outcome).toMatchObject({ ok: false, error: { type: 'session_not_found' } });
    expect(user.get).not.toHaveBeenCalled();
  });
});
