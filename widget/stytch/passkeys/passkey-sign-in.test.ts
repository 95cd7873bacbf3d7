// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PasskeyHint } from '../../../flows/core/config/config';
import { failed, succeeded } from '../../../flows/core/provider/outcome';
import { quietClient } from '../../testing/quiet-client';
import type { Internals } from '../internals';
import { calls as passkeyCalls } from './passkeys';

const signedIn = { user_id: 'u', session: { session_id: 's', user_id: 'u' } };
const unknown = vi.fn(async (_what: object) => undefined);
const inBrowser = vi.fn(async (_asked: unknown): Promise<{ id: string } | null> => ({ id: 'credential' }));

beforeEach(() => {
  vi.stubGlobal('navigator', { credentials: { get: inBrowser } });
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { signalUnknownCredential: unknown }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

interface Asking {
  /** The provider's response to the browser's credential: an exception where it refuses. */
  answer?: () => Promise<unknown>;
  /** The end of the client's work before it calls the browser, if any. */
  before?: () => Promise<unknown>;
  internals?: Internals;
  isAutofill?: boolean;
  hints?: readonly PasskeyHint[];
}

/** A sign-in with a passkey by a client that calls the browser as the provider's client does. */
function signIn({ answer = async () => signedIn, before, internals = {}, isAutofill = false, hints }: Asking = {}) {
  const { signal } = new AbortController();
  const stages: string[] = [];
  const authenticate = vi.fn(async (options: { domain: string; signal: AbortSignal }) => {
    if (before) return before();
    const publicKey = { rpId: options.domain } as PublicKeyCredentialRequestOptions;
    const credential = await navigator.credentials.get({ publicKey, signal: options.signal });
    return credential && answer();
  });
  const outcome = passkeyCalls(quietClient({ webauthn: { authenticate } }), internals).authenticatePasskey({
    domain: 'app.test',
    sessionDurationMinutes: 30,
    isAutofill,
    hints,
    signal,
    onStage: (stage) => void stages.push(stage),
  });
  return { outcome, authenticate, stages, signal };
}

describe('sign-in', () => {
  test('a sign-in with a passkey passes the hints of the host to the browser, and none without hints [B-PKEY-20]', async () => {
    await signIn({ hints: ['security-key'] }).outcome;
    await signIn().outcome;
    const asked = { publicKey: { rpId: 'app.test', hints: ['security-key'] } };
    expect(inBrowser).toHaveBeenNthCalledWith(1, expect.objectContaining(asked));
    expect(inBrowser).toHaveBeenNthCalledWith(2, expect.objectContaining({ publicKey: { rpId: 'app.test' } }));
  });

  test.each([true, false])(
    'a sign-in with a passkey reaches the client unchanged (in the field: %s)',
    async (isAutofill) => {
      const { outcome, authenticate, stages, signal } = signIn({ isAutofill });
      expect(await outcome).toEqual(succeeded(signedIn));
      expect(authenticate).toHaveBeenCalledExactlyOnceWith({
        domain: 'app.test',
        session_duration_minutes: 30,
        is_passkey: true,
        conditional_mediation: isAutofill,
        disable_input_check: true,
        signal,
      });
      expect(stages).toEqual(['asked', 'answered']);
      expect(inBrowser).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ signal }));
    },
  );

  test('a sign-in with a passkey restores the functions of the browser', async () => {
    await signIn().outcome;
    expect(navigator.credentials.get).toBe(inBrowser);
  });

  test('a sign-in with a passkey without a credential from the browser is an unknown error [B-PKEY-5]', async () => {
    inBrowser.mockResolvedValueOnce(null);
    expect(await signIn().outcome).toEqual(failed({ type: 'passkey_unknown' }));
  });

  test.each([{}, { user_id: 'u' }, 'yes'])(
    'a sign-in with a passkey that is answered with %j is no sign-in',
    async (answer) => {
      expect(await signIn({ answer: async () => answer }).outcome).toEqual(failed({ type: 'broken' }));
    },
  );

  test('a sign-in with a passkey that the browser refuses is cancelled', async () => {
    inBrowser.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    expect(await signIn().outcome).toMatchObject({ ok: false, error: { type: 'cancelled' } });
  });

  test('a sign-in with a passkey whose answer does not arrive is unreachable, though the browser had answered', async () => {
    const answer = () => Promise.reject(new TypeError('offline'));
    expect(await signIn({ answer }).outcome).toMatchObject({ ok: false, error: { type: 'unreachable' } });
  });
});

describe('unknown passkeys', () => {
  const refusal = (error_type: string) => () =>
    Promise.reject({ error_type, error_message: 'Not found.', status_code: 404 });
  const notFound = refusal('webauthn_registration_not_found');
  const live: Internals = { publicToken: 'public-token-live-1' };

  test('a passkey that the provider does not know is signalled to the password manager by its domain and its id', async () => {
    const { outcome } = signIn({ answer: notFound, internals: live });
    expect(await outcome).toMatchObject({ ok: false, error: { type: 'webauthn_registration_not_found' } });
    expect(unknown).toHaveBeenCalledExactlyOnceWith({ rpId: 'app.test', credentialId: 'credential' });
  });

  // Columns: the condition | the sign-in that signals nothing.
  test.each<[string, Asking]>([
    [
      'a test project, for a live one may know it',
      { answer: notFound, internals: { publicToken: 'public-token-test-1' } },
    ],
    ['another refusal', { answer: refusal('session_not_found'), internals: live }],
    ['a refusal before the browser was asked', { before: notFound, internals: live }],
    ['a sign-in', { internals: live }],
  ])('a passkey that the provider does not know is not signalled for %s', async (_what, asking) => {
    await signIn(asking).outcome;
    expect(unknown).not.toHaveBeenCalled();
  });

  test.each([{}, { signalUnknownCredential: () => Promise.reject(new Error('Not now.')) }])(
    'a passkey that the provider does not know fails all the same in a browser without signals (%j)',
    async (signals) => {
      vi.stubGlobal(
        'PublicKeyCredential',
        Object.assign(() => undefined, signals),
      );
      const { outcome } = signIn({ answer: notFound, internals: live });
      expect(await outcome).toMatchObject({ ok: false, error: { type: 'webauthn_registration_not_found' } });
    },
  );
});
