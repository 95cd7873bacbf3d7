import { atom } from 'jotai/vanilla';
import { leaveAtom } from '../core/host/browser.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { signedInNow } from '../core/provider/person';
import { providerAtom } from '../core/provider/provider.atoms';
import { requireSecondFactorAtom } from '../core/screen/complete-sign-in.actions';
import { loginPlaceAtom, returnToLoginAtom } from '../core/screen/login-place.atoms';
import { goToAtom, screenAtom } from '../core/screen/screen.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { sleep } from '../core/time/timing';
import { whileRead } from '../core/time/while-read';
import { confirmedSessionAtom } from '../session';
import { callbackOptionsAtom, followedLinkAtom } from './callback.atoms';
import { completeAtom, needsPress, linkExpectationAtom } from './expectation.atoms';

const hasContinuedAtom = atom(false);

/** Leaves for the address after success. Back does not return to this page. */
export const leaveForContinueURLAtom = atom(null, (get, set) => {
  const { continueURL } = get(callbackOptionsAtom);
  if (!continueURL) return;
  set(hasContinuedAtom, true);
  set(leaveAtom, continueURL, { isSpent: true });
});

/**
 * Ends a log-in by the link: completes it, after a second factor if one is required, and shows the confirmation. A
 * member of staff does not have the user's factors, and must not set one up.
 */
export const endLinkSignInAtom = atom(null, (get, set, goOn?: () => Promise<void> | void) => {
  const finish = (confirmation: ScreenName = 'CallbackConfirmation') => {
    set(completeAtom);
    return goOn ? goOn() : set(goToAtom, confirmation);
  };
  return get(linkExpectationAtom) === 'acting' ? finish() : set(requireSecondFactorAtom, { finish });
});

const continueOrConfirmAtom = atom(null, (get, set) => {
  if (get(callbackOptionsAtom).continueURL) return set(leaveForContinueURLAtom);
  set(confirmedSessionAtom, 'known');
  return set(goToAtom, 'SessionConfirmation');
});

/** 'Continue' on CallbackConfirmation: completes the log-in, if nothing has yet, and continues. */
export const confirmLinkSignInAtom = atom(null, (_get, set) =>
  set(endLinkSignInAtom, () => set(continueOrConfirmAtom)),
);

/** Keeps the link for a press, because the account that the question names is logged out. */
const keepLinkAtom = atom(null, (_get, set) => set(goToAtom, 'CallbackContinue'));

/** The watch of the question about the account, for a log-out here or in another tab. */
export const questionWatchAtom = whileRead((get, set) => {
  const check = () => void (signedInNow(get).status === 'signedOut' && set(keepLinkAtom));
  return get(providerAtom).watchPerson(check);
});

/** 'Stay': the link is not used. A second factor that the session lacks is asked for. */
export const stayLoggedInAtom = atom(null, (get, set) => {
  if (signedInNow(get).status === 'signedOut') return set(keepLinkAtom);
  get(followedLinkAtom).forget();
  return set(requireSecondFactorAtom, { finish: () => set(continueOrConfirmAtom) });
});

/** Returns to the log-in: another page, or the log-in of this widget, which drops the link. */
export const backToLoginAtom = atom(null, (get, set) => {
  if (get(loginPlaceAtom) === 'here') get(followedLinkAtom).forget();
  return set(returnToLoginAtom);
});

/** The time that success is shown before the page continues, in milliseconds. */
const successShown = 1_000;

/**
 * A success that is shown: `free` to continue, or `held`, because the account may not be the user's own, or more is asked after
 * the first factor.
 */
export type ShownSuccess = 'none' | 'held' | 'free';

/** The success that is shown, if one is. */
export const shownSuccessAtom = atom((get): ShownSuccess => {
  const successes: Partial<Record<ScreenName, ShownSuccess>> = {
    CallbackConfirmation: needsPress(get(linkExpectationAtom)) ? 'held' : 'free',
    SecondFactor: 'held',
    SecondFactorSetup: 'held',
    PasskeyOffer: 'held',
    PasswordConfirmation: 'free',
    SecondFactorConfirmation: 'free',
    SessionConfirmation: get(confirmedSessionAtom) === 'other' ? 'held' : 'free',
  };
  return successes[get(screenAtom)] ?? 'none';
});

/**
 * Continues after the success: forgets the token once it is shown, and leaves for `continueURL`, unless a press is
 * required.
 */
export const followSuccessAtom = atom(null, async (get, set) => {
  const success = get(shownSuccessAtom);
  if (success === 'none') return;
  get(followedLinkAtom).forget();
  if (success === 'held') return;
  await sleep(successShown, get(mountSignalAtom));
  if (!get(hasContinuedAtom)) set(leaveForContinueURLAtom);
});
