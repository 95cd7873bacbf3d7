import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import type { Outcome } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { request } from '../core/request/request';
import { watchSignIn } from '../core/screen/latest-sign-in';
import { aborted, anySignal } from '../core/time/signals';
import { whileRead } from '../core/time/while-read';
import { within } from '../core/time/within';
import { setAutofillFailureAtom } from './autofill-failure.atoms';
import { finishPasskeySignInAtom } from './passkey-sign-in.actions';
import { type AutofillOffer, offerAutofill } from './webauthn-queue';

/** The number of attempts at autofill in all (B-PKEY-2). */
const attemptsAllowed = 5;
/** The pause between two attempts, in milliseconds, for a browser that refuses at once. */
const pause = 1_000;

const spentAtom = atom(0);

/** True once autofill has been given up, and the button is shown. */
export const isAutofillSpentAtom = atom((get) => get(spentAtom) >= attemptsAllowed);

/** The offer of passkeys in the e-mail field, for as long as something reads this. */
export const autofillAtom = whileRead((get, set) => {
  let withdraw: (() => void) | undefined;
  // StrictMode mounts and unmounts at once; only a lasting mount makes an offer.
  const timer = setTimeout(() => {
    withdraw = offerAutofill(offerOf(get, set));
  });
  return () => {
    clearTimeout(timer);
    withdraw?.();
  };
});

function offerOf(get: Getter, set: Setter): AutofillOffer {
  return async (signal) => {
    const mountSignal = get(mountSignalAtom);
    while (!get(isAutofillSpentAtom)) {
      const { outcome, wasChosen } = await attempt(get, set, signal);
      if (mountSignal.aborted) return true;
      if (outcome.ok) {
        await set(finishPasskeySignInAtom, outcome.value);
        return true;
      }
      if (signal.aborted) return false;
      set(spentAtom, get(spentAtom) + 1);
      // A failure is shown only if the user chose a passkey; any other happened in the background.
      if (wasChosen) set(setAutofillFailureAtom, outcome.error);
      await within(pause, aborted(anySignal(mountSignal, signal)));
      // Cancelled during the pause, for a ceremony that needs the browser to itself.
      if (signal.aborted) return false;
    }
    return true;
  };
}

/** Offers passkeys once. The provider has a deadline, the user has none. */
async function attempt(
  get: Getter,
  set: Setter,
  withdrawal: AbortSignal,
): Promise<{ outcome: Outcome<Answer>; wasChosen: boolean }> {
  const { passkeys, sessionDurationMinutes } = get(configAtom);
  const ending = new AbortController();
  const isSignedIn = watchSignIn(get);
  let wasChosen = false;
  // The chosen passkey is being verified: its answer is waited for.
  const withdraw = () => wasChosen || ending.abort();
  withdrawal.addEventListener('abort', withdraw);
  const outcome = await request(get, set, {
    operation: 'webauthn.authenticate',
    signal: ending.signal,
    call: (provider, { signal, waitForPerson }) =>
      provider.authenticatePasskey({
        domain: passkeys.domain,
        hints: passkeys.hints,
        sessionDurationMinutes,
        isAutofill: true,
        signal,
        onStage: (stage) => {
          wasChosen = stage === 'answered';
          waitForPerson(stage === 'asked');
        },
      }),
    // It counts unless the user has been signed in since (B-TIME-3).
    onLate: (late) => late.ok && !isSignedIn() && void set(finishPasskeySignInAtom, late.value),
  });
  withdrawal.removeEventListener('abort', withdraw);
  return { outcome, wasChosen };
}
