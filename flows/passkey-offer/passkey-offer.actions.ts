import { atom, type Getter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { declinedMemory } from '../core/host/user-memory';
import type { ErrorType } from '../core/provider/errors';
import { type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { request } from '../core/request/request';
import type { ScreenName } from '../core/screen/screen-name';
import { goToAtom, screenAtom } from '../core/screen/screen.atoms';
import {
  acceptPasskey,
  detectPasskeySupportAtom,
  touchPasskeyMadeHere,
  passkeyCreation,
  passkeySupportAtom,
  registrant,
  requestPasskey,
} from '../passkey';
import { silentCreationAtom } from './silent-creation.atoms';

const declined = declinedMemory('passkey_offer_declined');

/** The confirmation that follows the offer. */
const confirmationAtom = atom<ScreenName>('PasswordConfirmation');

const goOnAtom = atom(null, (get, set) => set(goToAtom, get(confirmationAtom)));

/** 'Create a Passkey'. */
export const createOfferedPasskey = passkeyCreation((get, set) =>
  get(screenAtom) === 'PasskeyOffer' ? set(goOnAtom) : undefined,
);

/** 'Not now': continues, without another offer on this device for 30 days. */
export const declineOfferAtom = atom(null, (get, set) => {
  const account = get(registrant.stateAtom);
  if (account.status === 'loaded' && account.value) declined.set(account.value.userId);
  set(createOfferedPasskey.cancelAtom);
  return set(goOnAtom);
});

/**
 * Refusals by the user or the browser, or for another account. The user did not ask for a silent creation, so none of
 * them is a failure.
 */
const refusals: ReadonlySet<ErrorType> = new Set([
  'cancelled',
  'other_account',
  'passkey_duplicate',
  'passkey_not_created',
]);

const createSilentlyAtom = atom(null, async (get, set) => {
  const outcome = await request<Answer | undefined>(get, set, {
    operation: 'webauthn.register',
    mayStepUp: false,
    call: async (provider, { signal }): Promise<Outcome<Answer | undefined>> => {
      // No user is waited for: a browser that never answers would keep every passkey of the page waiting.
      const made = await requestPasskey(get, provider, { signal, waitForPerson: () => undefined }, true);
      return made.ok || !refusals.has(made.error.type) ? made : succeeded(undefined);
    },
  });
  if (outcome.ok && outcome.value) acceptPasskey(set, outcome.value);
});

/** Shows the confirmation, also to a user who went elsewhere while its code was loaded: they are logged in. */
const confirmAtom = atom(null, async (get, set, confirmation: ScreenName) => {
  await set(goToAtom, confirmation);
  if (get(screenAtom) !== confirmation) await set(goToAtom, confirmation);
});

/**
 * Tells whether a passkey was the second factor of this session. A log-in by a passkey alone is never offered another. Nothing is
 * fetched for a host without second factors.
 */
async function hasUsedPasskey(get: Getter): Promise<boolean> {
  if (get(configAtom).secondFactor.when === 'never') return false;
  const own = await get(providerAtom).ownFactors();
  return own.ok && own.value.held.some(({ method }) => method === 'webauthn_registration');
}

/**
 * Offers a passkey as the host wants it, and continues to the confirmation (B-OFFER-1 to B-OFFER-3). A user who has left the
 * visit of `signal` is offered none, and is shown the confirmation.
 */
export const offerPasskeyAtom = atom(null, async (get, set, confirmation: ScreenName, signal: AbortSignal) => {
  const person = get(providerAtom).person();
  if (person) set(registrant.provideAtom, person);
  if (await hasUsedPasskey(get)) return set(confirmAtom, confirmation);
  if (get(configAtom).passkeys.offerAfterSignIn === 'silent') {
    set(silentCreationAtom, set(createSilentlyAtom));
    return set(confirmAtom, confirmation);
  }
  await set(detectPasskeySupportAtom);
  const isOffered =
    !signal.aborted &&
    get(passkeySupportAtom).canUse &&
    person !== undefined &&
    !touchPasskeyMadeHere(person.userId) &&
    !declined.isSet(person.userId);
  set(confirmationAtom, confirmation);
  if (isOffered) {
    await set(goToAtom, 'PasskeyOffer');
    if (get(screenAtom) === 'PasskeyOffer') return undefined;
  }
  return set(confirmAtom, confirmation);
});
