// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { succeeded } from './core/provider/outcome';
import type { OwnFactors } from './core/provider/step-up-calls';
import { screenAtom } from './core/screen/screen.atoms';
import { secondFactorAtom } from './core/screen/second-factor.atoms';
import { adasFactors, fakeProvider } from './core/testing/fake-provider';
import { testStore } from './core/testing/test-store';
import { assumePasskeySupportAtom } from './passkey';
import { completeWithOfferAtom } from './passkey-offer';
import { passkeyOffer } from './passkey-offer/passkey-offer.lazy';
import { askSecondFactorAtom } from './second-factor/ask-second-factor.actions';
import { usePasskey, verifyAppCode } from './second-factor/proofs.actions';
import { secondFactor } from './second-factor/second-factor.lazy';

type Store = ReturnType<typeof testStore>['store'];

beforeEach(async () => {
  localStorage.clear();
  await Promise.all([secondFactor.load(), passkeyOffer.load()]);
  vi.useFakeTimers();
});
// The page's WebAuthn queue is shared by the tests: a dialog has the browser to itself until its request is over.
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});

/** Runs pending work to its end, through the pause that a pending offer of the browser is given. */
const settle = (work: Promise<unknown> | void) => Promise.all([work, vi.advanceTimersByTimeAsync(1_000)]);

const byPasskey = (store: Store) => store.set(usePasskey.startAtom);
const byApp = (store: Store) => store.set(verifyAppCode.startAtom, '123456');

// Columns: how the host offers a passkey | the second factor, and its proof | the last screen | whether a passkey is made.
test.each([
  ['ask', 'webauthn_registration', byPasskey, 'PasswordConfirmation', false],
  ['silent', 'webauthn_registration', byPasskey, 'PasswordConfirmation', false],
  ['ask', 'authenticator_app', byApp, 'PasskeyOffer', false],
  ['silent', 'authenticator_app', byApp, 'PasswordConfirmation', true],
] as const)(
  'a user at a host that sets "%s" is offered a passkey after the second factor %s only if it was none [B-OFFER-1]',
  async (offerAfterSignIn, method, proveBy, lastScreen, isMade) => {
    let own: OwnFactors = { ...adasFactors, hasPasskey: true, hasAuthenticatorApp: true };
    const prove = async () => {
      own = { ...own, held: [...own.held, { method }] };
      return succeeded({ user_id: 'user-1' });
    };
    const { provider, calls } = fakeProvider({
      ownFactors: async () => succeeded(own),
      authenticatePasskey: prove,
      authenticateTotp: prove,
    });
    const { store, events } = testStore(provider, {
      products: ['passwords', 'passkeys'],
      passkeyOptions: { offerAfterSignIn },
      secondFactorOptions: { when: 'required' },
    });
    store.set(secondFactorAtom, { askAtom: askSecondFactorAtom });
    store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: false });
    await settle(store.set(completeWithOfferAtom, 'PasswordConfirmation', 'email'));
    expect({ screen: store.get(screenAtom), events }).toEqual({ screen: 'SecondFactor', events: [] });
    await settle(proveBy(store));
    expect({
      screen: store.get(screenAtom),
      isMade: calls.some(({ name }) => name === 'registerPasskey'),
      completed: events[1]?.type,
    }).toEqual({ screen: lastScreen, isMade, completed: 'AUTHENTICATE_FLOW_COMPLETE' });
  },
);
