import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { watchTime } from '../core/time/watch-time';
import { mountSignalAtom, reportAtom } from '../core/host/host.atoms';
import { widgetError } from '../core/provider/widget-error';
import { prepareSentenceAtom } from '../core/words/error-sentence';
import { type AutofillOffer, offerAutofill } from './ceremonies';
import { attemptAutofill } from './passkey.attempt';
import { autofillFailureAtom } from './passkey.failure';
import { finishPasskeySignInAtom } from './passkey.sign-in';

/** How often autofill is attempted in all (spec section 9, read by `design.md` section 6). */
const attemptsAllowed = 5;
/** How long between two attempts, in milliseconds: a browser that refuses at once is not asked in a rush. */
const pause = 1_000;

const spentAtom = atom(0);

/** Whether autofill has been given up: then the button is the way. */
export const isAutofillSpentAtom = atom((get) => get(spentAtom) >= attemptsAllowed);

/** While something reads this, passkeys are offered in the e-mail field. */
export const autofillAtom = atom(null, (get, set) => {
  let withdraw: (() => void) | undefined;
  // StrictMode comes and goes at once; only who stays makes an offer.
  const timer = setTimeout(() => {
    withdraw = offerAutofill(offerOf(get, set));
  });
  return () => {
    clearTimeout(timer);
    withdraw?.();
  };
});
autofillAtom.onMount = (begin) => begin();

function offerOf(get: Getter, set: Setter): AutofillOffer {
  return async (signal) => {
    const life = get(mountSignalAtom);
    while (!get(isAutofillSpentAtom)) {
      const attempt = await attemptAutofill(get, signal, (answer) => void set(finishPasskeySignInAtom, answer));
      if (life.aborted) return true;
      if (attempt.outcome.ok) {
        await set(finishPasskeySignInAtom, attempt.outcome.value);
        return true;
      }
      if (signal.aborted) return false;
      const { error } = attempt.outcome;
      set(spentAtom, get(spentAtom) + 1);
      set(reportAtom, widgetError('webauthn.authenticate', error));
      // Only who chose a passkey has asked for anything; the rest went wrong behind their back.
      if (attempt.wasChosen) {
        await set(prepareSentenceAtom, error.type);
        set(autofillFailureAtom, error);
      }
      await sleep(life, signal);
    }
    return true;
  };
}

function sleep(life: AbortSignal, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const clock = watchTime(life, { [pause]: resolve });
    for (const end of [life, signal]) {
      end.addEventListener('abort', () => {
        clock.stop();
        resolve();
      });
    }
  });
}
