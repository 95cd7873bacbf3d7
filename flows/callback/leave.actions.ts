import { atom } from 'jotai/vanilla';
import { leaveAtom } from '../core/host/browser.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { endSignInAtom } from '../core/screen/complete-sign-in';
import { goToAtom, screenAtom } from '../core/screen/screen.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { sleep } from '../core/time/timing';
import { confirmedSessionAtom } from '../session';
import { callbackOptionsAtom, followedLinkAtom } from './callback.atoms';
import { completeAtom, linkExpectationAtom } from './expectation.atoms';

const hasContinuedAtom = atom(false);

/** Leaves for the address after success. Back does not return to this page. */
export const continueAtom = atom(null, (get, set) => {
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
  if (get(linkExpectationAtom) === 'acting') return finish();
  const back = get(canGoBackAtom) ? () => set(backToLoginAtom) : undefined;
  return set(endSignInAtom, { finish, back });
});

/** 'Continue' on CallbackConfirmation: completes the log-in, if nothing has yet, and continues. */
export const confirmAtom = atom(null, (get, set) =>
  set(endLinkSignInAtom, () => {
    if (get(callbackOptionsAtom).continueURL) return set(continueAtom);
    set(confirmedSessionAtom, 'known');
    return set(goToAtom, 'SessionConfirmation');
  }),
);

/** 'Stay': the link is not used. */
export const stayLoggedInAtom = atom(null, (get, set) => {
  get(followedLinkAtom).forget();
  if (get(callbackOptionsAtom).continueURL) return set(continueAtom);
  set(confirmedSessionAtom, 'known');
  return set(goToAtom, 'SessionConfirmation');
});

/** True if the page has a log-in to return to. */
export const canGoBackAtom = atom((get) => get(callbackOptionsAtom).loginPlace !== undefined);

/** Returns to the log-in: another page, or the log-in of this widget, which drops the link. */
export const backToLoginAtom = atom(null, (get, set) => {
  const { loginPlace } = get(callbackOptionsAtom);
  if (loginPlace instanceof URL) return set(leaveAtom, loginPlace);
  get(followedLinkAtom).forget();
  return set(goToAtom, 'Main');
});

/** The time that success is shown before the page continues, in milliseconds. */
const successShown = 1_000;

/**
 * The success that is shown, if any: `held` if a press must confirm it, because the account may not be the user's own.
 */
export const successAtom = atom((get): 'none' | 'shown' | 'held' => {
  const isHeld: Partial<Record<ScreenName, boolean>> = {
    CallbackConfirmation: ['other', 'acting'].includes(get(linkExpectationAtom)),
    PasswordConfirmation: false,
    SecondFactorConfirmation: false,
    SessionConfirmation: get(confirmedSessionAtom) === 'other',
  };
  const held = isHeld[get(screenAtom)];
  if (held === undefined) return 'none';
  return held ? 'held' : 'shown';
});

/**
 * Continues after the success: forgets the token once it is shown, and leaves for `continueURL`, unless a press is
 * required.
 */
export const followSuccessAtom = atom(null, async (get, set) => {
  const success = get(successAtom);
  if (success === 'none') return;
  get(followedLinkAtom).forget();
  if (success === 'held') return;
  await sleep(successShown, get(mountSignalAtom));
  if (!get(hasContinuedAtom)) set(continueAtom);
});
