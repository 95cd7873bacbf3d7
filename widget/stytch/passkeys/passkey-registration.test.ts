// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { succeeded } from '../../../flows/core/provider/outcome';
import { internally, quietClient } from '../../testing/quiet-client';
import { noteGivenOptions } from './given-options';
import { calls as passkeyCalls } from './passkeys';

afterEach(() => vi.unstubAllGlobals());

describe('registration', () => {
  const { signal } = new AbortController();
  const request = { domain: 'app.test', sessionDurationMinutes: 30, isSilent: false, signal };

  /** A registration in a browser with this response. */
  function registered(create: () => Promise<unknown>) {
    vi.stubGlobal('navigator', { credentials: { create } });
    const signedIn = { user_id: 'u', session: { session_id: 's', user_id: 'u' } };
    const register = vi.fn(async (_options: object) => {
      await navigator.credentials.create({ publicKey: {} as PublicKeyCredentialCreationOptions });
      return signedIn;
    });
    const outcome = passkeyCalls(quietClient({ webauthn: { register } }), {}).registerPasskey(request);
    return { outcome, register, signedIn };
  }

  test('the registration of a passkey reaches the client unchanged', async () => {
    const { outcome, register, signedIn } = registered(async () => ({ id: 'credential' }));
    expect(await outcome).toEqual(succeeded(signedIn));
    expect(register).toHaveBeenCalledExactlyOnceWith({
      domain: 'app.test',
      is_passkey: true,
      session_duration_minutes: 30,
    });
  });

  // Columns: the browser's exception | its meaning.
  test.each([
    ['NotAllowedError', 'passkey_not_created'],
    ['InvalidStateError', 'passkey_duplicate'],
  ])('the registration of a passkey that the browser refuses (%s) fails as %s [B-PKEY-7]', async (name, type) => {
    const { outcome } = registered(() => Promise.reject(new DOMException('', name)));
    expect(await outcome).toMatchObject({ ok: false, error: { type } });
  });
});

describe('givenOptions', () => {
  const challenge = Uint8Array.of(251, 255, 1);

  /** A registration of a client whose requests get these responses, in order. */
  async function given(answer: unknown, urls = ['/webauthn/register/start']) {
    const network = { fetchSDK: vi.fn(async (_request: object) => answer) };
    const options = noteGivenOptions(internally({ networkClient: network }));
    await options.begin(() => Promise.all(urls.map((url) => network.fetchSDK({ url }))));
    return options.given;
  }
  const text = (options: object) => ({ public_key_credential_creation_options: JSON.stringify(options) });

  // Columns: the challenge of a call of the browser | whether the call is the client's.
  test.each([
    [challenge, true],
    [challenge.buffer, true],
    [new DataView(challenge.buffer), true],
    [Uint8Array.of(251, 255, 2), false],
    ['-_8B', false],
    [undefined, false],
  ])('the creation options of a registration are those with the challenge %o: %s', async (one, isOwn) => {
    expect((await given(text({ challenge: '-_8B' }))).areOf({ challenge: one })).toBe(isOwn);
  });

  test.each([
    undefined,
    'text',
    {},
    { public_key_credential_creation_options: 7 },
    { public_key_credential_creation_options: '{' },
    text([]),
    text({ challenge: 7 }),
    text({}),
  ])('the creation options of a registration are not recognized by %j', async (answer) => {
    const { isSeen, areOf } = await given(answer);
    expect({
      isSeen,
      ofThisCeremony: areOf({ challenge }),
      ofNoChallenge: areOf({}),
      ofANumber: areOf({ challenge: 7 }),
    }).toEqual({ isSeen: true, ofThisCeremony: false, ofNoChallenge: false, ofANumber: false });
  });

  test('the creation options of a registration are not those of another request that begins in the same turn', async () => {
    expect((await given(text({ challenge: '-_8B' }), ['/users/me'])).areOf({ challenge })).toBe(false);
  });

  test('the creation options of a registration are not observed in a client without internals, which registers all the same', () => {
    const { given: none, begin } = noteGivenOptions({});
    expect({ isSeen: none.isSeen, areOf: none.areOf({ challenge }), begin: begin(() => 'made') }).toEqual({
      isSeen: false,
      areOf: false,
      begin: 'made',
    });
  });

  test('the observation of a registration leaves the requests of a client as they were, whether its own or inherited', async () => {
    const fetchSDK = async () => ({});
    for (const network of [{ fetchSDK }, Object.create({ fetchSDK })]) {
      const before = Object.getOwnPropertyDescriptor(network, 'fetchSDK');
      await noteGivenOptions(internally({ networkClient: network })).begin(() => network.fetchSDK());
      expect(Object.getOwnPropertyDescriptor(network, 'fetchSDK')).toEqual(before);
      expect(network.fetchSDK).toBe(fetchSDK);
    }
  });

  test('the creation options of a registration are not observed where the page has frozen the client, which registers all the same', async () => {
    const network = Object.freeze({ fetchSDK: async () => text({ challenge: '-_8B' }) });
    const options = noteGivenOptions(internally({ networkClient: network }));
    expect(await options.begin(async () => 'made')).toBe('made');
    expect(options.given.areOf({ challenge })).toBe(false);
  });
});
