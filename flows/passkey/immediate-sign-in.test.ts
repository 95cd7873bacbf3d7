import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { signInImmediatelyAtom } from './immediate-sign-in.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withPasskeys: Config = { products: ['otp', 'passkeys'], otpOptions: { methods: ['email'] } };
const answer: Answer = { user_id: 'ada' };

/** A browser with or without the immediate request, and what becomes of the request. */
async function ask(
  config: Config,
  capabilities: () => Promise<object>,
  outcome: Outcome<Answer> | Provider['authenticatePasskey'],
  milliseconds = 400,
) {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { getClientCapabilities: capabilities }),
  );
  const { provider, calls } = fakeProvider({
    authenticatePasskey: typeof outcome === 'function' ? outcome : async () => outcome,
  });
  const page = testStore(provider, config);
  const asking = page.store.set(signInImmediatelyAtom);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return {
    isDone: await Promise.race([asking, Promise.resolve('asking')]),
    calls,
    types: page.events.map(({ type }) => type),
    errors: page.errors,
  };
}

const can = async () => ({ immediateGet: true });

test('a passkey of this device logs in, reported once [B-SIGNIN-2]', async () => {
  const { isDone, calls, types } = await ask(withPasskeys, can, succeeded(answer));
  expect(isDone).toBe(true);
  expect(calls.map(({ request }) => request)).toMatchObject([{ isImmediate: true, isAutofill: false }]);
  expect(types).toEqual(['PASSKEY_AUTHENTICATE']);
});

test('a browser that refuses without a prompt is no failure [B-SIGNIN-2]', async () => {
  const { isDone, types, errors } = await ask(withPasskeys, can, failed({ type: 'cancelled' }));
  expect({ isDone, types, errors }).toEqual({ isDone: false, types: [], errors: [] });
});

test('a passkey that the provider does not know is reported to the host [B-SIGNIN-2]', async () => {
  const unknown = failed({ type: 'webauthn_registration_not_found' });
  const { isDone, errors } = await ask(withPasskeys, can, unknown);
  expect({ isDone, errors: errors.map(({ type }) => type) }).toEqual({
    isDone: false,
    errors: ['webauthn_registration_not_found'],
  });
});

const never = () => new Promise<never>(() => undefined);

test('a browser that shows nothing within three seconds is aborted, and reported [B-SIGNIN-2]', async () => {
  expect((await ask(withPasskeys, can, never, 2_999)).isDone).toBe('asking');
  const { isDone, errors } = await ask(withPasskeys, can, never, 3_000);
  expect({ isDone, errors: errors.map(({ type }) => type) }).toEqual({ isDone: false, errors: ['unreachable'] });
});

test("the browser's prompt has no deadline, and the answer has twenty seconds [B-SIGNIN-2]", async () => {
  const looking: Provider['authenticatePasskey'] = ({ onStage }) => {
    onStage?.('asked');
    setTimeout(() => onStage?.('answered'), 60_000);
    return never();
  };
  expect((await ask(withPasskeys, can, looking, 79_999)).isDone).toBe('asking');
  expect((await ask(withPasskeys, can, looking, 80_000)).isDone).toBe(false);
});

test.each<[string, Config, () => Promise<object>]>([
  ['passkeys are not among the products', { products: ['passwords'] }, can],
  ['the browser does not support it', withPasskeys, async () => ({ immediateGet: false })],
  ['the browser does not expose its capabilities', withPasskeys, () => Promise.reject(new TypeError('no'))],
])('no call is made if %s [B-SIGNIN-2]', async (_case, config, capabilities) => {
  const { isDone, calls } = await ask(config, capabilities, succeeded(answer));
  expect({ isDone, calls }).toEqual({ isDone: false, calls: [] });
});
