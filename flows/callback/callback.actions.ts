import { atom } from 'jotai/vanilla';
import { reportAtom } from '../core/host/host.atoms';
import { widgetError } from '../core/provider/widget-error';
import { action } from '../core/request/action';
import { type AnyAction, together } from '../core/request/action-state';
import { goToAtom, screenAtom } from '../core/screen/screen.atoms';
import { signedInCheck } from '../followed-link';
import { resetTokenAtom } from '../password-reset';
import { confirmedSessionAtom } from '../session';
import type { SignInArrival } from './arrival';
import {
  accountQuestionAtom,
  callbackProblemAtom,
  followedLinkAtom,
  isIdentifiedAtom,
  isPressRequiredAtom,
} from './callback.atoms';
import { authenticate, pendingWords } from './exchange.actions';
import { hasBegun } from './expectation.atoms';

/** The check of the sign-in state, before a link replaces it with another account. */
interface SessionCheck {
  arrival: SignInArrival;
  /** Started by a press of 'Continue' or 'Try again'. */
  isPressed?: boolean;
  isAgain?: boolean;
}

/**
 * Checks whether an account is signed in. If so, the user is asked about it; else the link is used, unless a press is
 * required first. A link that has logged in already shows its success while a session is there, and asks nothing.
 */
const identify = action<SessionCheck, boolean>({
  ...signedInCheck,
  pendingWords,
  onSuccess: (get, set, isIn, { arrival, isPressed = false, isAgain = false }) => {
    set(isIdentifiedAtom, true);
    const isUsed = get(followedLinkAtom).hasSucceeded();
    const isHeld = get(isPressRequiredAtom) && !isPressed;
    if (isUsed ? isIn : !isIn && !isHeld) return void set(authenticate.startAtom, { arrival, isAgain });
    if (isIn) set(accountQuestionAtom, { isAgain });
    if (isUsed) set(callbackProblemAtom, { kind: 'nothing' });
    const signedOutScreen = isUsed ? 'CallbackProblem' : 'CallbackContinue';
    const screen = isIn ? 'CallbackOther' : signedOutScreen;
    // If a press is required, nothing has been rendered before: this is a first screen, and focus stays with the host.
    return isHeld ? set(screenAtom, screen) : set(goToAtom, screen);
  },
});

/** Cancels the log-in by a link, and explains what that means for the link. */
export const cancelLinkAtom = atom(null, (_get, set) => {
  set(identify.cancelAtom);
  set(authenticate.cancelAtom);
  set(callbackProblemAtom, { kind: 'stopped' });
  void set(goToAtom, 'CallbackProblem');
});

/** The log-in by the link as one action, whichever step it is at. */
export const arriving: AnyAction = { ...together(identify, authenticate), cancelAtom: cancelLinkAtom };

/** Checks whether an account is logged in on a page that is shown again without its link, which may have logged it in. */
const recognize = action<void, boolean>({
  ...signedInCheck,
  onSuccess: (_get, set, isIn) => {
    set(isIdentifiedAtom, true);
    if (isIn) set(confirmedSessionAtom, 'other');
    else set(callbackProblemAtom, { kind: 'nothing' });
    return set(screenAtom, isIn ? 'SessionConfirmation' : 'CallbackProblem');
  },
});

/** Starts the log-in by the link of this page, unless it needs a press (B-BACK-2). */
export const beginCallbackAtom = atom(null, (get, set) => {
  const link = get(followedLinkAtom);
  const { arrival } = link;
  // A reset, and an answer to stay, are over without a token that was sent here.
  const isOver = arrival.kind === 'nothing' ? link.isLoadedAgain : link.isOver() && !link.hasBegun();
  if (isOver) return set(recognize.startAtom);
  if (arrival.kind === 'signIn' && (!link.hasBegun() || link.hasSucceeded())) {
    return set(identify.startAtom, { arrival });
  }
  set(isIdentifiedAtom, true);
  if (arrival.kind === 'signIn') return set(authenticate.startAtom, { arrival, isAgain: false });
  if (arrival.kind === 'reset') {
    set(screenAtom, 'PasswordResetForm');
    return set(resetTokenAtom, { status: 'reset', token: arrival.token });
  }
  if (arrival.kind === 'declined' && link.claim(arrival)) {
    const { error, description = error } = arrival;
    const failure = { type: 'oauth_flow_callback_error', serverMessage: description } as const;
    set(reportAtom, widgetError('callback', failure));
  }
  // Anyone can write an address with these words. They are shown only if a log-in was started here (T-BACK-1).
  const isTrusted = arrival.kind !== 'declined' || hasBegun(get, 'oauth');
  set(callbackProblemAtom, isTrusted ? arrival : { ...arrival, description: undefined });
  return set(screenAtom, 'CallbackProblem');
});

/** 'Continue' and 'Try again': checks again who is signed in, and then uses the link. */
export const logInByLinkAtom = atom(null, async (get, set, isAgain: boolean) => {
  const { arrival } = get(followedLinkAtom);
  if (arrival.kind !== 'signIn') return;
  await set(goToAtom, 'CallbackAuthenticate');
  // The question about the account, which a log-out has closed, may have come after a failure.
  const hasFailed = isAgain || (get(accountQuestionAtom)?.isAgain ?? false);
  await set(identify.startAtom, { arrival, isPressed: true, isAgain: hasFailed });
});

/** 'Use the link': uses the link although an account, which the screen names, is signed in. */
export const acceptLinkAtom = atom(null, async (get, set) => {
  const { arrival } = get(followedLinkAtom);
  if (arrival.kind !== 'signIn') return;
  const isAgain = get(accountQuestionAtom)?.isAgain ?? false;
  await set(goToAtom, 'CallbackAuthenticate');
  await set(authenticate.startAtom, { arrival, isAgain });
});
