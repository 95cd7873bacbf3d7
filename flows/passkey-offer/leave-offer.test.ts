// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazy, ready } from '../core/lazy/lazy';
import { type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import { goToAtom, screenAtom, screenCodeAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { sleep } from '../core/time/timing';
import { announcementAtom } from '../core/words/announce.atoms';
import { assumePasskeySupportAtom } from '../passkey';
import { completeWithOfferAtom } from './complete-with-offer.actions';
import { passkeyOffer } from './passkey-offer.lazy';
import { createOfferedPasskey, declineOfferAtom, offerPasskeyAtom } from './passkey-offer.actions';

const made = { user_id: 'user-1', webauthn_registration_id: 'passkey-1' };

beforeEach(async () => {
  localStorage.clear();
  await passkeyOffer.load();
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

type Store = ReturnType<typeof testStore>['store'];

/** A visitor at a host that offers passkeys, whose browser can make them. */
function visitor(answers: Partial<Provider> = {}, offerAfterSignIn: 'ask' | 'silent' = 'ask') {
  const { provider, calls } = fakeProvider({ registerPasskey: async () => succeeded(made), ...answers });
  const page = testStore(provider, {
    products: ['passwords', 'passkeys'],
    passkeyOptions: { offerAfterSignIn },
  });
  page.store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: false });
  return { ...page, calls, types: () => page.events.map(({ type }) => type) };
}

/** Offers a passkey on the screen that is shown. */
const offer = (store: Store) => store.set(offerPasskeyAtom, 'PasswordConfirmation', store.get(screenSignalAtom));

test('a pending passkey is announced with what to do [B-PKEY-7]', async () => {
  const { store } = visitor({ registerPasskey: () => new Promise(() => undefined) });
  void store.set(createOfferedPasskey.startAtom);
  await pass(400);
  expect(store.get(announcementAtom).text).toBe('Follow the steps in your browser.');
});

describe('a visitor who leaves the offer', () => {
  test('a visitor who leaves the offer keeps the screen they opened, and the passkey that is created late [B-OFFER-2]', async () => {
    const answer = later<Outcome<Answer>>();
    const { store, types } = visitor({ registerPasskey: () => answer.promise });
    await Promise.all([offer(store), pass(0)]);
    void store.set(createOfferedPasskey.startAtom);
    await pass(1_000);
    void store.set(goToAtom, 'Main');
    answer.settle(succeeded(made));
    await pass(0);
    expect({ screen: store.get(screenAtom), types: types() }).toEqual({ screen: 'Main', types: ['PASSKEY_REGISTER'] });
  });

  test('Not now with an unknown account continues, and nothing is remembered', async () => {
    const { store } = visitor({ person: () => undefined });
    await Promise.all([store.set(declineOfferAtom), pass(0)]);
    expect({ screen: store.get(screenAtom), localStorageCount: localStorage.length }).toEqual({
      screen: 'PasswordConfirmation',
      localStorageCount: 0,
    });
  });

  test.each([
    ['the code of the offer', (store: Store) => store.set(completeWithOfferAtom, 'PasswordConfirmation', 'email')],
    ['the browser', offer],
  ])(
    'a visitor who leaves before %s has answered is shown the confirmation in place of the offer [B-OFFER-1]',
    async (_what, begin) => {
      const { store } = visitor();
      void begin(store);
      void store.set(goToAtom, 'Main');
      await pass(2_000);
      expect(store.get(screenAtom)).toBe('PasswordConfirmation');
    },
  );

  test.each([
    ['silent', 'PasswordConfirmation', ['AUTHENTICATE_FLOW_COMPLETE', 'PASSKEY_REGISTER']],
    ['ask', 'PasskeyOffer', ['AUTHENTICATE_FLOW_COMPLETE']],
  ] as const)(
    'a visitor who leaves at a host that sets "%s" while the code of %s is loaded is shown the confirmation [B-OFFER-1]',
    async (offerAfterSignIn, late, heard) => {
      const { store, types } = visitor({}, offerAfterSignIn);
      const code = lazy(late, () => sleep(500, new AbortController().signal).then(() => () => null));
      store.set(screenCodeAtom, { of: (screen) => (screen === late ? code : ready(screen, () => null)) });
      void store.set(completeWithOfferAtom, 'PasswordConfirmation', 'email');
      await pass(100);
      void store.set(goToAtom, 'Main');
      await pass(1_000);
      expect({ screen: store.get(screenAtom), types: types() }).toEqual({
        screen: 'PasswordConfirmation',
        types: heard,
      });
    },
  );
});
