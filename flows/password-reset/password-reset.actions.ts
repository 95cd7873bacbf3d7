import { atom, type Getter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import { signedInNow } from '../core/provider/person';
import type { Answer, Provider } from '../core/provider/provider';
import { action } from '../core/request/action';
import { type ActionState, type AnyAction, together } from '../core/request/action-state';
import { providerAtom } from '../core/provider/provider.atoms';
import { completeSignInAtom, requireSecondFactorAtom } from '../core/screen/complete-sign-in.actions';
import { focusRequestAtom, goToAtom } from '../core/screen/screen.atoms';
import { whileRead } from '../core/time/while-read';
import { logInMessages } from '../core/words/late.messages';
import { sayAtom } from '../core/words/words.atoms';
import { signedInCheck } from '../followed-link';
import { completeWithOfferAtom } from '../passkey-offer';
import { confirmedSessionAtom, showOtherSessionAtom } from '../session';
import { linkHoldAtom, resetTokenAtom } from './password-reset.atoms';

const pendingWords = (get: Getter) => get(sayAtom)(logInMessages)('core.loggingIn');

/** A log-in by the link of a reset mail. */
interface LinkLogin {
  answer: Answer;
  /** True for an account without the address that this browser requested a mail for. */
  isOther: boolean;
}

/** Uses a link, and compares its account with the address that this browser requested a mail for. */
async function followLink(provider: Provider, send: () => Promise<Outcome<Answer>>): Promise<Outcome<LinkLogin>> {
  // Requested before the log-in, which clears the address.
  const requesting = provider.askedAddress();
  const outcome = await send();
  if (!outcome.ok) return outcome;
  const asked = await requesting;
  const has = asked.ok && asked.value ? await provider.hasContact(asked.value) : asked;
  return succeeded({ answer: outcome.value, isOther: has.ok && has.value === false });
}

/** Logs in with the "log in without a password" link of a reset mail. */
export const loginWithToken = action<string, LinkLogin>({
  operation: 'magicLinks.authenticate',
  kind: 'authenticate',
  pendingWords,
  call: (provider, token, { get }) => {
    const { sessionDurationMinutes } = get(configAtom);
    return followLink(provider, () => provider.authenticateMagicLink({ token, sessionDurationMinutes }));
  },
  onSuccess: (_get, set, { answer, isOther }) => {
    set(emitAtom, { type: 'MAGIC_LINK_AUTHENTICATE', data: answer });
    return isOther ? set(showOtherSessionAtom) : set(completeSignInAtom, 'PasswordConfirmation', 'email');
  },
});

/**
 * Checks whether an account is signed in. If so, the user is asked before the link replaces its session (B-RESET-5). A
 * link that was used has nothing more to do: its session is shown, or that there is none.
 */
const identify = action<void, boolean>({
  ...signedInCheck,
  pendingWords,
  onSuccess: (get, set, isIn) => {
    if (get(resetTokenAtom).status === 'loggedIn') return set(isIn ? declineLoginLinkAtom : dropTokenAtom);
    if (!isIn) return void set(acceptLoginLinkAtom);
    set(linkHoldAtom, 'answer');
    set(focusRequestAtom, { target: 'heading' });
  },
});

/** The log-in by the link as one action, whichever step it is at. */
export const loggingIn: AnyAction = together(identify, loginWithToken);

/**
 * Starts the log-in by a log-in link: at once, if no press is required (B-RESET-2), and again at 'Continue' and 'Try
 * again'. The widget calls it once for each token.
 */
export const startLoginLinkAtom = atom(null, (_get, set) => {
  set(linkHoldAtom, undefined);
  return set(identify.startAtom);
});

/** 'Use the link' on the page of a reset mail: logs in, and replaces the existing session. */
export const acceptLoginLinkAtom = atom(null, async (get, set) => {
  const reset = get(resetTokenAtom);
  set(linkHoldAtom, undefined);
  if (reset.status === 'login') await set(loginWithToken.startAtom, reset.token);
});

/** Keeps the link for a press, because the account that the question names is logged out. */
const keepLoginLinkAtom = atom(null, (_get, set) => {
  set(linkHoldAtom, 'press');
  set(focusRequestAtom, { target: 'heading' });
});

/** The watch of the question about the account, for a log-out here or in another tab. */
export const loginLinkWatchAtom = whileRead((get, set) => {
  const check = () => void (signedInNow(get).status === 'signedOut' && set(keepLoginLinkAtom));
  return get(providerAtom).watchPerson(check);
});

/** 'Stay' on the page of a reset mail: its log-in link is not used. A second factor that the session lacks is asked for. */
export const declineLoginLinkAtom = atom(null, (get, set) => {
  if (signedInNow(get).status === 'signedOut') return set(keepLoginLinkAtom);
  return set(requireSecondFactorAtom, {
    finish: (confirmation = 'SessionConfirmation') => {
      set(confirmedSessionAtom, 'known');
      return set(goToAtom, confirmation);
    },
  });
});

/** The end of a link that has logged in an account which is not signed in any more. */
const dropTokenAtom = atom(null, (_get, set) => {
  set(resetTokenAtom, { status: 'missing' });
  set(focusRequestAtom, { target: 'heading' });
});

/**
 * Sets the new password with the link's token, and logs in. Another account than the one that was signed in is named
 * too, because the link may be another person's.
 */
export const resetPassword = action<string, LinkLogin>({
  operation: 'passwords.resetByEmail',
  kind: 'authenticate',
  call: async (provider, password, { get }) => {
    const reset = get(resetTokenAtom);
    if (!('token' in reset)) return failed({ type: 'unable_to_auth_magic_link' });
    const { sessionDurationMinutes } = get(configAtom);
    const before = provider.person();
    const outcome = await followLink(provider, () =>
      provider.resetPassword({ token: reset.token, password, sessionDurationMinutes }),
    );
    if (!outcome.ok) return outcome;
    const isReplaced = before !== undefined && provider.person()?.userId !== before.userId;
    return succeeded({ ...outcome.value, isOther: outcome.value.isOther || isReplaced });
  },
  onSuccess: (_get, set, { answer, isOther }) => {
    set(emitAtom, { type: 'PASSWORD_RESET_BY_EMAIL', data: answer });
    return isOther ? set(showOtherSessionAtom) : set(completeWithOfferAtom, 'PasswordConfirmation', 'email');
  },
});

/** Tells whether an action failed because its link was used, has expired, or works in another browser only. */
export const isLinkUseless = (state: ActionState): boolean =>
  state.status === 'failed' && ['unable_to_auth_magic_link', 'other_browser'].includes(state.error.type);
