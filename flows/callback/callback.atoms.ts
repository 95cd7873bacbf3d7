import { atom } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import { type LoginPlace, loginPlaceAtom } from '../core/screen/login-place.atoms';
import { homeAtom } from '../core/screen/screen.atoms';
import { type FollowedLink, noLink } from './link';

/** The options of this mount alone. Each address is a safe one. */
export interface CallbackAddresses {
  /** The log-in that 'Back to log in' and Back lead to; without one, there are no such buttons. */
  loginPlace?: LoginPlace;
  /** The page that success leads to. */
  continueURL?: URL;
  /** Waits for a press before anything is sent, because mail scanners follow the links of mails. */
  requireClick: boolean;
}

const optionsAtom = atom<CallbackAddresses>({ requireClick: false });

/** The options of this mount alone. The widget sets them. Without a log-in here, the problem is behind the other screens. */
export const callbackOptionsAtom = atom(
  (get) => get(optionsAtom),
  (_get, set, options: CallbackAddresses) => {
    set(optionsAtom, options);
    set(loginPlaceAtom, options.loginPlace);
    if (options.loginPlace !== 'here') set(homeAtom, 'CallbackProblem');
  },
);

/** The link that led here. The widget reads it from the address, before anything else. */
export const followedLinkAtom = atom<FollowedLink>(noLink);

/** The reason why no user is logged in. */
export type CallbackProblem =
  | { kind: 'spent'; askedAddress: string | undefined }
  | { kind: 'elsewhere'; askedAddress: string | undefined }
  | { kind: 'declined'; error: string; description: string | undefined; cause?: ProviderError }
  | { kind: 'stopped' }
  | { kind: 'nothing' }
  | { kind: 'failed'; error: ProviderError };

/** The problem that CallbackProblem explains. */
export const callbackProblemAtom = atom<CallbackProblem>({ kind: 'nothing' });

/**
 * The question about the account that was signed in already, if it was asked. `isAgain` is true if the link had failed
 * before.
 */
export const accountQuestionAtom = atom<{ isAgain: boolean } | undefined>(undefined);

/** True once it is known whether an account is signed in already. Each log-in by a link begins with that check. */
export const isIdentifiedAtom = atom(false);

/** Tells whether this is the return from a social provider. No mail has that address, so no mail scanner follows it. */
const isSocialReturnAtom = atom((get) => {
  const { arrival } = get(followedLinkAtom);
  return arrival.kind === 'signIn' && arrival.type === 'oauth';
});

/** Tells whether the link waits for a press (B-BACK-9). */
export const isPressRequiredAtom = atom((get) => get(callbackOptionsAtom).requireClick && !get(isSocialReturnAtom));

/** Tells whether the first screen is known. That of a link that may wait for a press depends on the sign-in state. */
export const isFirstScreenKnownAtom = atom((get) => get(isIdentifiedAtom) || get(isSocialReturnAtom));
