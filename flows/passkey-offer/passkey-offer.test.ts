// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import type { ErrorType } from '../core/provider/errors';
import { failed, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { assumePasskeySupportAtom } from '../passkey';
import { completeWithOfferAtom } from './complete-with-offer.actions';
import { passkeyOffer } from './passkey-offer.lazy';
import { createOfferedPasskey, declineOfferAtom } from './passkey-offer.actions';
import { silentCreationAtom } from './silent-creation.atoms';

const day = 24 * 60 * 60 * 1_000;
const made = { user_id: 'user-1', webauthn_registration_id: 'passkey-1' };

beforeEach(async () => {
  localStorage.clear();
  await passkeyOffer.load();
  vi.useFakeTimers();
});
// The page's WebAuthn queue is shared by the tests: a dialog has the browser to itself until its request is over.
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});

/** A visitor whose browser can make passkeys, at a host that offers them so. */
function visitor(
  offerAfterSignIn: NonNullable<Config['passkeyOptions']>['offerAfterSignIn'],
  answers: Partial<Provider> = {},
  products: readonly ('passwords' | 'passkeys')[] = ['passwords', 'passkeys'],
) {
  const { provider, calls } = fakeProvider({ registerPasskey: async () => succeeded(made), ...answers });
  const opened = testStore(provider, { products, passkeyOptions: { offerAfterSignIn } });
  opened.store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: false });
  return {
    ...opened,
    calls,
    types: () => opened.events.map(({ type }) => type),
    logIn: () => opened.store.set(completeWithOfferAtom, 'PasswordConfirmation', 'email'),
  };
}

/** Runs pending work to its end, through the pause that a pending offer of the browser is given. */
const settle = (work: Promise<unknown> | void) => Promise.all([work, vi.advanceTimersByTimeAsync(1_000)]);

describe('a user who signs in where the host asks', () => {
  test('a user who signs in where the host asks is offered a passkey, after the sign-in was reported [B-OFFER-1]', async () => {
    const { store, types, logIn } = visitor('ask');
    await settle(logIn());
    expect(store.get(screenAtom)).toBe('PasskeyOffer');
    expect(types()).toEqual(['AUTHENTICATE_FLOW_COMPLETE']);
    await settle(store.set(createOfferedPasskey.startAtom));
    expect(store.get(screenAtom)).toBe('PasswordConfirmation');
    expect(types().at(-1)).toBe('PASSKEY_REGISTER');
  });

  test('a user who signs in where the host asks keeps the offer, with a sentence, when another account has signed in since [B-OFFER-4]', async () => {
    let person = { userId: 'user-1' };
    const { store, logIn, calls } = visitor('ask', { person: () => person });
    await settle(logIn());
    person = { userId: 'user-2' };
    await settle(store.set(createOfferedPasskey.startAtom));
    expect(store.get(screenAtom)).toBe('PasskeyOffer');
    expect(store.get(createOfferedPasskey.stateAtom)).toMatchObject({ error: { type: 'other_account' } });
    expect(calls.map(({ name }) => name)).not.toContain('registerPasskey');
    await store.set(declineOfferAtom);
    await settle(logIn());
    expect(store.get(screenAtom)).toBe('PasskeyOffer');
  });

  test('a user who signs in where the host asks is not asked again for 30 days after Not now, and then is [B-OFFER-2]', async () => {
    const { store, logIn, types } = visitor('ask');
    await settle(logIn());
    await store.set(declineOfferAtom);
    expect(store.get(screenAtom)).toBe('PasswordConfirmation');
    expect(types()).not.toContain('PASSKEY_SKIP');
    vi.setSystemTime(Date.now() + 30 * day - 10_000);
    await settle(logIn());
    expect(store.get(screenAtom)).toBe('PasswordConfirmation');
    vi.setSystemTime(Date.now() + 20_000);
    await settle(logIn());
    expect(store.get(screenAtom)).toBe('PasskeyOffer');
  });

  test('a user who signs in where the host asks is asked although another account said Not now on this device, or the clock was set back', async () => {
    const { store, logIn } = visitor('ask');
    await settle(logIn());
    await store.set(declineOfferAtom);
    const other = visitor('ask', { person: () => ({ userId: 'user-2' }) });
    await settle(other.logIn());
    expect(other.store.get(screenAtom)).toBe('PasskeyOffer');
    vi.setSystemTime(Date.now() - day);
    await settle(logIn());
    expect(store.get(screenAtom)).toBe('PasskeyOffer');
  });

  test('a user who signs in where the host asks is not asked with a passkey that was made on this device [B-OFFER-2]', async () => {
    const { store, logIn } = visitor('ask');
    await settle(logIn());
    await settle(store.set(createOfferedPasskey.startAtom));
    await settle(logIn());
    expect(store.get(screenAtom)).toBe('PasswordConfirmation');
  });

  test.each<[string, Parameters<typeof visitor>]>([
    ['passkeys are not among the products', ['ask', {}, ['passwords']]],
    ['the host never asks', ['never']],
    ['the host sets no option', [undefined]],
    ['the user is unknown', ['ask', { person: () => undefined }]],
  ])('a user who signs in where the host asks is not asked where %s', async (_why, given) => {
    const { store, logIn, calls } = visitor(...given);
    await settle(logIn());
    expect(store.get(screenAtom)).toBe('PasswordConfirmation');
    expect(calls.map(({ name }) => name)).not.toContain('registerPasskey');
  });

  test('a user who signs in where the host asks is not asked where passkeys cannot be made', async () => {
    const { store, logIn } = visitor('ask');
    store.set(assumePasskeySupportAtom, { canUse: false, canAutofill: false });
    await settle(logIn());
    expect(store.get(screenAtom)).toBe('PasswordConfirmation');
  });

  test('a user who signs in where the host asks keeps the offer when creating one fails, which is reported', async () => {
    const { store, logIn, errors } = visitor('ask', {
      registerPasskey: async () => failed({ type: 'passkey_not_created' }),
    });
    await settle(logIn());
    await settle(store.set(createOfferedPasskey.startAtom));
    expect(store.get(screenAtom)).toBe('PasskeyOffer');
    expect(store.get(createOfferedPasskey.stateAtom)).toMatchObject({ error: { type: 'passkey_not_created' } });
    expect(errors).toHaveLength(1);
  });
});

describe('a user who signs in with silent registration', () => {
  test('a user who signs in with silent registration sees the confirmation at once, and the passkey is reported', async () => {
    const { store, logIn, types, calls } = visitor('silent');
    await settle(logIn());
    expect(store.get(screenAtom)).toBe('PasswordConfirmation');
    expect(types()).toEqual(['AUTHENTICATE_FLOW_COMPLETE', 'PASSKEY_REGISTER']);
    expect(calls.find(({ name }) => name === 'registerPasskey')?.request).toMatchObject({ isSilent: true });
  });

  test.each<ErrorType>(['passkey_not_created', 'passkey_duplicate', 'cancelled', 'other_account'])(
    'a user who signs in with silent registration sees nothing of a refusal (%s), which is not reported [B-OFFER-3] [B-OFFER-4]',
    async (type) => {
      const { store, logIn, types, errors } = visitor('silent', { registerPasskey: async () => failed({ type }) });
      await settle(logIn());
      expect(store.get(screenAtom)).toBe('PasswordConfirmation');
      expect(errors).toEqual([]);
      expect(types()).not.toContain('PASSKEY_REGISTER');
    },
  );

  test('a user who signs in with silent registration in a browser that never answers has the creation aborted after 20 s, which is reported [B-OFFER-3]', async () => {
    let creation: AbortSignal | undefined;
    const { store, logIn, errors } = visitor('silent', {
      registerPasskey: ({ signal, onStage }) => {
        creation = signal;
        onStage?.('asked');
        return new Promise(() => undefined);
      },
    });
    await settle(logIn());
    const ended = vi.fn();
    void store.get(silentCreationAtom)?.then(ended);
    await vi.advanceTimersByTimeAsync(18_999);
    expect({ isAborted: creation?.aborted, isEnded: ended.mock.calls.length > 0 }).toEqual({
      isAborted: false,
      isEnded: false,
    });
    await vi.advanceTimersByTimeAsync(1);
    expect({ isAborted: creation?.aborted, isEnded: ended.mock.calls.length > 0 }).toEqual({
      isAborted: true,
      isEnded: true,
    });
    expect(errors.map(({ operation, type }) => `${operation} ${type}`)).toEqual(['webauthn.register unreachable']);
    expect(store.get(screenAtom)).toBe('PasswordConfirmation');
  });

  test("a user who signs in with silent registration sees nothing of a provider's failure, which is reported", async () => {
    const { store, logIn, errors } = visitor('silent', {
      registerPasskey: async () => failed({ type: 'unreachable' }),
    });
    await settle(logIn());
    expect(store.get(screenAtom)).toBe('PasswordConfirmation');
    expect(errors.map(({ operation }) => operation)).toEqual(['webauthn.register']);
  });
});
