// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../../flows/core/provider/outcome';
import { internally } from '../../testing/quiet-client';
import type { Client } from '../client';
import { property } from '../../host/untyped';
import { internalPart } from '../internals';
import { calls as passkeyCalls } from './passkeys';

const options = {
  rp: { id: 'app.test' },
  user: { id: 'dXNlcg', name: 'ada@example.com', displayName: 'Ada' },
  excludeCredentials: [] as { id: string }[],
};

const refusal = (error_type: string) => ({ error_type, error_message: 'No.', status_code: 404 });

/** A user with this number of passkeys, and a provider that lists as many credentials, or more or fewer. */
function setUp(
  count: number,
  { onFile = 0, register = async () => ({}), ...parts }: { onFile?: number; register?: () => Promise<object> } = {},
) {
  const registrations = Array.from({ length: count }, (_, index) => ({
    webauthn_registration_id: `passkey-${index}`,
    name: '',
    verified: true,
  }));
  const now = { user_id: 'u', webauthn_registrations: registrations };
  let user: object | null = now;
  const fetchSDK = vi.fn(async () => {
    const excludeCredentials = Array.from({ length: registrations.length + onFile }, (_, index) => ({
      id: `credential-${index}`,
    }));
    return { public_key_credential_creation_options: JSON.stringify({ ...options, excludeCredentials }) };
  });
  const client = {
    ...parts,
    user: {
      getSync: () => user,
      get: vi.fn(async () => (user = now)),
      deleteWebauthnRegistration: vi.fn(async (id: string) => {
        const index = registrations.findIndex((one) => one.webauthn_registration_id === id);
        if (index < 0) throw refusal('webauthn_registration_not_found');
        registrations.splice(index, 1);
        return { request_id: 'r' };
      }),
    },
    session: { getSync: () => null },
    webauthn: { register, update: vi.fn(async () => ({ request_id: 'r' })) },
  };
  const logOut = () => (user = null);
  /** Gives the client a copy of the user from when they had this number of passkeys. */
  const makeOld = (before: number) => {
    const old = Array.from({ length: before }, (_, index) => ({ webauthn_registration_id: `passkey-${index}` }));
    user = { user_id: 'u', webauthn_registrations: old };
  };
  const mount = new AbortController();
  const calls = passkeyCalls(client as unknown as Client, { fetchSDK }, () => mount.signal);
  return { unmount: () => mount.abort(), calls, client, fetchSDK, logOut, makeOld };
}

const accepted = vi.fn(async () => undefined);
const details = vi.fn(async () => undefined);
/** A browser that supports the signals to password managers. */
function browserWith(signals: object) {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, signals),
  );
}
const settled = () => vi.advanceTimersByTimeAsync(5_000);

beforeEach(() => {
  vi.useFakeTimers();
  browserWith({ signalAllAcceptedCredentials: accepted, signalCurrentUserDetails: details });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('renaming', () => {
  test('renaming a passkey starts no registration', async () => {
    const { calls, client, fetchSDK } = setUp(2);
    expect(await calls.renamePasskey({ id: 'passkey-0', name: 'Phone' })).toEqual(succeeded(undefined));
    await settled();
    expect(client.webauthn.update).toHaveBeenCalledOnce();
    expect(fetchSDK).not.toHaveBeenCalled();
    expect([accepted, details].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('deleting', () => {
  test('deleting passkeys signals the remaining ones, by one request for all', async () => {
    const { calls, fetchSDK } = setUp(5);
    await Promise.all([calls.deletePasskey('passkey-0'), calls.deletePasskey('passkey-1')]);
    await vi.advanceTimersByTimeAsync(600);
    await calls.deletePasskey('passkey-2');
    await settled();
    expect(fetchSDK).toHaveBeenCalledOnce();
    expect(accepted).toHaveBeenCalledExactlyOnceWith({
      rpId: 'app.test',
      userId: 'dXNlcg',
      allAcceptedCredentialIds: ['credential-0', 'credential-1'],
    });
  });

  test('deleting another passkey later signals again', async () => {
    const { calls, fetchSDK } = setUp(3);
    await calls.deletePasskey('passkey-0');
    await settled();
    await calls.deletePasskey('passkey-1');
    await settled();
    expect(fetchSDK).toHaveBeenCalledTimes(2);
    expect(accepted).toHaveBeenLastCalledWith(expect.objectContaining({ allAcceptedCredentialIds: ['credential-0'] }));
  });

  test.each([1, -1])('deleting passkeys signals nothing for an incomplete list (%i)', async (onFile) => {
    const { calls } = setUp(3, { onFile });
    await calls.deletePasskey('passkey-0');
    await settled();
    expect(accepted).not.toHaveBeenCalled();
  });

  test('a failed deletion signals nothing', async () => {
    const { calls, client, fetchSDK } = setUp(1);
    client.user.deleteWebauthnRegistration.mockRejectedValue(refusal('session_not_found'));
    expect(await calls.deletePasskey('passkey-0')).toMatchObject({ ok: false, error: { type: 'session_not_found' } });
    await settled();
    expect(fetchSDK).not.toHaveBeenCalled();
  });

  test('deleting a passkey that is gone already is a success, and signals the remaining ones by the list of now [B-PKEY-9]', async () => {
    const { calls, client, makeOld } = setUp(2);
    makeOld(3);
    expect(await calls.deletePasskey('passkey-2')).toEqual(succeeded(undefined));
    await settled();
    expect(client.user.get).toHaveBeenCalledOnce();
    expect(accepted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ allAcceptedCredentialIds: ['credential-0', 'credential-1'] }),
    );
  });

  test('deleting passkeys requests nothing after a log-out', async () => {
    const { calls, fetchSDK, logOut } = setUp(2);
    await calls.deletePasskey('passkey-0');
    logOut();
    await settled();
    expect(fetchSDK).not.toHaveBeenCalled();
  });

  test('deleting passkeys requests nothing after the unmount', async () => {
    const { calls, fetchSDK, unmount } = setUp(3);
    await calls.deletePasskey('passkey-0');
    const deleting = calls.deletePasskey('passkey-1');
    unmount();
    await deleting;
    expect(vi.getTimerCount()).toBe(0);
    await settled();
    expect(fetchSDK).not.toHaveBeenCalled();
  });

  test.each([{}, { signalCurrentUserDetails: details }])(
    'deleting passkeys requests nothing in a browser without signals (%j)',
    async (signals) => {
      browserWith(signals);
      const { calls, fetchSDK } = setUp(2);
      await calls.deletePasskey('passkey-0');
      await settled();
      expect(fetchSDK).not.toHaveBeenCalled();
    },
  );
});

describe('conditional creation', () => {
  const ceremony = { sessionDurationMinutes: 30, signal: new AbortController().signal, isSilent: true };

  test.each([{}, { getClientCapabilities: async () => ({ conditionalCreate: false }) }])(
    'conditional creation is not requested where the browser does not support it (%j) [B-OFFER-3]',
    async (capabilities) => {
      browserWith(capabilities);
      const register = vi.fn();
      const { calls } = setUp(0, { register });
      expect(await calls.registerPasskey(ceremony)).toEqual(failed({ type: 'passkey_not_created' }));
      expect(register).not.toHaveBeenCalled();
    },
  );

  const challenge = Uint8Array.of(251, 255, 1);
  const creation = { challenge, rp: { id: 'app.test' } } as unknown as PublicKeyCredentialCreationOptions;
  /** A client that receives a challenge, and then calls the browser, unless the page calls it first. */
  const clientGiven = (given: string, before: () => Promise<unknown> = async () => undefined) => {
    const network = {
      async fetchSDK() {
        return { public_key_credential_creation_options: JSON.stringify({ challenge: given }) };
      },
    };
    const register = async () => {
      await Promise.all([Reflect.apply(network.fetchSDK, network, [{ url: '/webauthn/register/start' }]), before()]);
      await navigator.credentials.create({ publicKey: creation });
      return { user_id: 'u', session: { session_id: 's', user_id: 'u' } };
    };
    return { register, ...internally({ networkClient: network }) };
  };
  const createIn = (create: (options: CredentialCreationOptions) => Promise<{ id: string }>) => {
    browserWith({ getClientCapabilities: async () => ({ conditionalCreate: true }) });
    vi.stubGlobal('navigator', { credentials: { create } });
  };

  test.each(['-_8B', '+/8B', '-_8B=='])('conditional creation opens no dialog (%s)', async (given) => {
    const create = vi.fn(async (_options: CredentialCreationOptions) => ({ id: 'credential' }));
    createIn(create);
    const { calls } = setUp(0, clientGiven(given));
    expect(await calls.registerPasskey(ceremony)).toMatchObject({ ok: true });
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' }));
  });

  test.each([true, false])(
    "conditional creation does not touch a creation of the page's own: %s [B-PKEY-16] [T-HOST-19]",
    async (isSilent) => {
      const create = vi.fn(async (_options: CredentialCreationOptions) => ({ id: 'credential' }));
      createIn(create);
      const own = { publicKey: { ...creation, challenge: Uint8Array.of(1) } };
      const { calls } = setUp(
        0,
        clientGiven('-_8B', () => navigator.credentials.create(own)),
      );
      expect(await calls.registerPasskey({ ...ceremony, isSilent })).toMatchObject({ ok: true });
      expect(create.mock.calls[0]).toEqual([own]);
      expect(create.mock.calls[1]?.[0]).toMatchObject({ signal: expect.any(AbortSignal) });
    },
  );

  test('conditional creation is skipped where the options of the client cannot be observed [B-PKEY-16]', async () => {
    createIn(async () => ({ id: 'credential' }));
    const register = vi.fn();
    const { calls } = setUp(0, { register });
    expect(await calls.registerPasskey(ceremony)).toEqual(failed({ type: 'passkey_not_created' }));
    expect(register).not.toHaveBeenCalled();
  });

  test('conditional creation restores the client once it has started', async () => {
    createIn(async () => ({ id: 'credential' }));
    const client = clientGiven('-_8B');
    const { calls } = setUp(0, client);
    await calls.registerPasskey(ceremony);
    const network = property(internalPart(client), 'networkClient');
    expect(String(property(network, 'fetchSDK'))).toContain('public_key_credential_creation_options');
  });

  test("conditional creation is skipped where the browser's functions cannot be observed", async () => {
    browserWith({ getClientCapabilities: async () => ({ conditionalCreate: true }) });
    vi.stubGlobal('navigator', { credentials: Object.freeze({ create: vi.fn() }) });
    const register = vi.fn();
    const { calls } = setUp(0, { register });
    expect(await calls.registerPasskey(ceremony)).toEqual(failed({ type: 'passkey_not_created' }));
    expect(register).not.toHaveBeenCalled();
  });
});
