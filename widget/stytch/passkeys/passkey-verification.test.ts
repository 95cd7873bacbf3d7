// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { quietClient } from '../../testing/quiet-client';
import { calls as passkeyCalls } from './passkeys';

afterEach(() => vi.unstubAllGlobals());

/** Authenticator data in which the device verified the user, or did not. */
const dataOf = (isVerified: boolean) =>
  Uint8Array.from({ length: 37 }, (_, at) => (at === 32 ? (isVerified ? 0b101 : 0b1) : 0)).buffer;
const session = {
  session_id: 's',
  user_id: 'u',
  authentication_factors: [{ delivery_method: 'webauthn_registration' }],
};
const answer = { user_id: 'u', session };

/** The calls of a page whose authenticator responds to each ceremony with or without user verification. */
function setUp() {
  const answered = { isVerified: false };
  const current = { session: 's' };
  const get = async () => ({ id: 'credential', response: { authenticatorData: dataOf(answered.isVerified) } });
  const create = async () => ({
    id: 'credential',
    response: { getAuthenticatorData: () => dataOf(answered.isVerified) },
  });
  vi.stubGlobal('navigator', { credentials: { get, create } });
  const client = quietClient({
    user: { getSync: () => ({ user_id: 'u' }) },
    session: { getSync: () => ({ ...session, session_id: current.session }) },
    webauthn: {
      register: async () => {
        await navigator.credentials.create({ publicKey: {} as PublicKeyCredentialCreationOptions });
        return answer;
      },
      authenticate: async ({ signal }: { signal?: AbortSignal }) => {
        await navigator.credentials.get({ publicKey: { challenge: new ArrayBuffer(1) }, ...(signal && { signal }) });
        return answer;
      },
    },
  });
  const calls = passkeyCalls(client, {});
  const { signal } = new AbortController();
  const request = { sessionDurationMinutes: 30, signal, isAutofill: false, isSilent: false };
  return {
    current,
    use: async (name: 'registerPasskey' | 'authenticatePasskey', isVerified: boolean) => {
      answered.isVerified = isVerified;
      expect((await calls[name](request)).ok).toBe(true);
    },
    verification: async () => {
      // Another mount of the page.
      const outcome = await passkeyCalls(client, {}).ownFactors();
      return outcome.ok ? outcome.value.held[0]?.isUserVerified : outcome.error;
    },
  };
}

test.each(['registerPasskey', 'authenticatePasskey'] as const)(
  'the user verification of %s belongs to the factors of the session [B-SECOND-2]',
  async (name) => {
    const { use, verification } = setUp();
    expect(await verification()).toBeUndefined();
    await use(name, false);
    expect(await verification()).toBe(false);
    await use(name, true);
    expect(await verification()).toBe(true);
  },
);

test('a passkey created without user verification takes nothing from one that was used with it [B-SECOND-2]', async () => {
  const { use, verification } = setUp();
  await use('authenticatePasskey', true);
  await use('registerPasskey', false);
  expect(await verification()).toBe(true);
});

test('a passkey used without user verification counts, also after one was created with it [B-SECOND-2]', async () => {
  const { use, verification } = setUp();
  await use('registerPasskey', true);
  await use('authenticatePasskey', false);
  expect(await verification()).toBe(false);
});

test('the user verification of a passkey says nothing about the session after it [B-SECOND-2]', async () => {
  const { use, verification, current } = setUp();
  await use('authenticatePasskey', true);
  current.session = 'next';
  expect(await verification()).toBeUndefined();
});
