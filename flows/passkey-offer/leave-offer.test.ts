// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import { goToAtom, screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { assumePasskeySupportAtom } from '../passkey';
import { completeWithOfferAtom } from './complete-with-offer';
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
function visitor(answers: Partial<Provider> = {}) {
  const { provider, calls } = fakeProvider({ registerPasskey: async () => succeeded(made), ...answers });
  const page = testStore(provider, {
    products: ['passwords', 'passkeys'],
    passkeyOptions: { offerAfterSignIn: 'ask' },
  });
  page.store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: false });
  return { ...page, calls, types: () => page.events.map(({ type }) => type) };
}

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
    await Promise.all([store.set(offerPasskeyAtom, 'PasswordConfirmation'), pass(0)]);
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
    ['the browser', (store: Store) => store.set(offerPasskeyAtom, 'PasswordConfirmation')],
  ])('a visitor who leaves the offer before %s has answered is not shown its result', async (_what, offer) => {
    const { store } = visitor();
    void offer(store);
    void store.set(goToAtom, 'Main');
    await pass(2_000);
    expect(store.get(screenAtom)).toBe('Main');
  });
});
