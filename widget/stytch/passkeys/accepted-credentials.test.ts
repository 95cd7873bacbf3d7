// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quietClient } from '../../testing/quiet-client';
import { calls as passkeyCalls } from './passkeys';

const register = () => Promise.reject({ error_type: 'session_not_found', error_message: 'No.', status_code: 404 });
const aMount = () => new AbortController().signal;

describe('acceptedCredentials', () => {
  const accepted = vi.fn(async (_file: object) => undefined);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { userAgent: 'Browser/1', credentials: { create: async () => null } });
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => undefined, { signalAllAcceptedCredentials: accepted }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  /** Deletes a passkey of a user who has none left, while the provider still lists these credentials. */
  async function deleteLast(file: unknown, domain?: string) {
    const fetchSDK = vi.fn(async () => ({ public_key_credential_creation_options: file }));
    const left = { getSync: () => ({ webauthn_registrations: [] }), get: async () => ({}) };
    const user = { ...left, deleteWebauthnRegistration: async () => ({ request_id: 'r' }) };
    const calls = passkeyCalls(quietClient({ user, webauthn: { register } }), { fetchSDK }, aMount);
    const { signal } = new AbortController();
    if (domain) await calls.registerPasskey({ sessionDurationMinutes: 30, signal, isSilent: false, domain });
    await calls.deletePasskey('p');
    await vi.advanceTimersByTimeAsync(5_000);
    return { fetchSDK };
  }
  const user = { id: 'dXNlcg' };
  const written = (file: object) => JSON.stringify(file);

  test('the credentials left after a deletion are asked for under the domain of the page, or of the registration before', async () => {
    for (const domain of [undefined, 'app.test']) {
      const { fetchSDK } = await deleteLast(written({ rp: { id: 'app.test' }, user }), domain);
      expect(fetchSDK).toHaveBeenCalledExactlyOnceWith({
        url: '/webauthn/register/start',
        method: 'POST',
        body: {
          domain: domain ?? location.hostname,
          return_passkey_credential_options: true,
          user_agent: 'Browser/1',
        },
      });
    }
  });

  // Columns: the credentials of the provider | the domain for which no credential is signalled.
  test.each([
    [{ rp: { id: 'app.test' }, user, excludeCredentials: [] }, 'app.test'],
    [{ rp: { id: 'app.test' }, user }, 'app.test'],
    [{ rp: { id: 'app.test' }, user, excludeCredentials: [null, { id: 7 }, 'p'] }, 'app.test'],
    [{ rp: { id: 7 }, user }, location.hostname],
    [{ rp: 'app.test', user }, location.hostname],
    [{ user }, location.hostname],
  ])('the credentials left after a deletion are none by %j', async (file, rpId) => {
    await deleteLast(written(file));
    expect(accepted).toHaveBeenCalledExactlyOnceWith({ rpId, userId: user.id, allAcceptedCredentialIds: [] });
  });

  test('the credentials left after a deletion are signalled in base64url where the provider answers base64', async () => {
    await deleteLast(written({ rp: { id: 'app.test' }, user: { id: 'dXNlcg==' }, excludeCredentials: [] }));
    expect(accepted).toHaveBeenCalledWith(expect.objectContaining({ userId: 'dXNlcg' }));
  });

  test.each([
    undefined,
    { user },
    '{',
    '"text"',
    written({ rp: { id: 'app.test' } }),
    written({ user: 'u' }),
    written({ user: { id: 7 } }),
    written({ user, excludeCredentials: [{ id: 'credential' }] }),
  ])('the credentials left after a deletion are not signalled where the provider lists %j', async (file) => {
    await deleteLast(file);
    expect(accepted).not.toHaveBeenCalled();
  });

  test('the credentials left after a deletion are not signalled by a client without internals', async () => {
    const parts = { getSync: () => ({ webauthn_registrations: [] }), deleteWebauthnRegistration: async () => ({}) };
    await passkeyCalls(quietClient({ user: parts }), {}, aMount).deletePasskey('p');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(accepted).not.toHaveBeenCalled();
  });
});
