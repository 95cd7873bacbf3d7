import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { type Outcome, succeeded } from '../core/provider/outcome';
import { isSessionOver } from '../core/provider/session-over';
import type { Provider } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { noSessionErrors } from '../core/provider/session-errors';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { request } from '../core/request/request';
import { resource } from '../core/request/resource';
import { latestSignInAtom } from '../core/screen/latest-sign-in';
import { signInEndAtom } from '../core/screen/second-factor.atoms';
import { goToAtom, screenAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { detectPasskeySupportAtom, passkeySupportAtom } from '../passkey';
import {
  askedUserAtom,
  endWithoutSession,
  finishAtom,
  leaveIfAccountChangedAtom,
  leftEndAtom,
  resumeAtom,
  sessionEndAtom,
  showOtherAccountAtom,
  showSessionEndAtom,
} from './end.actions';
import { declined, type Need, needOf } from './need';
import { type PendingProof, pendingProofAtom, canGoBackAtom, viewAtom } from './second-factor.atoms';
import { setup, turnedOnVisitAtom } from './setup.actions';
import { noteVerification, withNotedVerification } from './user-verification';

/** The need of a user: to prove a second factor, to set one up, or none. */
interface UserNeed {
  userId: string;
  need: Need;
}

/**
 * Finds out what the user has to prove or to set up; undefined where there is no session any more. For a user who is setting
 * up a second factor, an earlier "Not now" does not count.
 */
const findNeedAtom = atom(
  null,
  async (get, set, signal: AbortSignal, isSettingUp = false): Promise<Outcome<UserNeed | undefined>> => {
    const [own] = await Promise.all([
      request(get, set, { operation: 'user.get', call: factorsOfSession, mayStepUp: false, signal }),
      set(detectPasskeySupportAtom),
    ]);
    if (!own.ok) return own;
    if (!own.value) return succeeded(undefined);
    const { userId } = own.value;
    const policy = {
      ...get(configAtom).secondFactor,
      canUsePasskey: get(passkeySupportAtom).canUse,
      hasDeclined: !isSettingUp && declined.isSet(userId),
    };
    const sessionId = get(providerAtom).sessionId();
    noteVerification(own.value, sessionId);
    return succeeded({ userId, need: needOf(withNotedVerification(own.value, sessionId), policy) });
  },
);

/** The factors of the session's user. That there is no session is an answer, not a failure. */
async function factorsOfSession(provider: Provider): Promise<Outcome<OwnFactors | undefined>> {
  const own = await provider.ownFactors();
  return own.ok || !noSessionErrors.has(own.error.type) ? own : succeeded(undefined);
}

/** The need of the user, as the screen of the question waits for it. */
export const userNeed = resource<UserNeed | undefined>(({ set, signal }) => set(findNeedAtom, signal));

/**
 * Begins what follows a first factor: the question, the set-up, or, where neither is needed, the end of the sign-in. Another account
 * that has signed in since, while the factors or this code could not be loaded, is named, and a press completes it.
 */
export const beginSecondFactorAtom = atom(null, async (get, set): Promise<void> => {
  const signal = get(screenSignalAtom);
  set(leftEndAtom, undefined);
  set(sessionEndAtom, undefined);
  const { userId: signedInUser } = get(latestSignInAtom);
  set(askedUserAtom, signedInUser);
  set(pendingProofAtom, undefined);
  set(viewAtom, 'app');
  const end = get(signInEndAtom);
  set(canGoBackAtom, end?.back !== undefined);
  await set(userNeed.loadAtom);
  const state = get(userNeed.stateAtom);
  // A user who has left the screen has left the sign-in.
  if (signal.aborted && get(signInEndAtom) === end) set(signInEndAtom, undefined);
  if (signal.aborted || state.status === 'loading') return undefined;
  if (state.status === 'failed') return set(showFailureAtom);
  if (!state.value) return set(showSessionEndAtom);
  const { userId, need } = state.value;
  if (signedInUser !== undefined && signedInUser !== userId) return set(showOtherAccountAtom);
  set(askedUserAtom, userId);
  if (need.kind === 'none') return set(finishAtom);
  if (need.kind === 'proof') return set(showQuestionAtom, { userId, factors: need.factors });
  await set(goToAtom, 'SecondFactorSetup');
  return set(startSetupAtom);
});

/** Shows that the factors could not be read, on the screen of the question. After Try again it is there already. */
const showFailureAtom = atom(null, (get, set) =>
  get(screenAtom) === 'SecondFactor' ? undefined : set(goToAtom, 'SecondFactor'),
);

/** The visit whose set-up waits until the page is in sight. */
const waitingVisitAtom = atom<AbortSignal | undefined>(undefined);

/** True while the set-up of this visit waits until the page is in sight. */
export const isSetupWaitingAtom = atom((get) => get(waitingVisitAtom) === get(screenSignalAtom));

/**
 * Begins a set-up, first or again; in a tab behind another one it waits, because the provider keeps only the newest, and the
 * user would scan the one of the tab in front. A user who turns out to have an app is asked for its code. A session that ended
 * during the set-up is left to it by the watch, so it is looked at again.
 */
export const startSetupAtom = atom(null, async (get, set): Promise<void> => {
  if (set(leaveIfAccountChangedAtom)) return;
  const signal = get(screenSignalAtom);
  const isInSight = document.visibilityState !== 'hidden';
  set(waitingVisitAtom, isInSight ? undefined : signal);
  if (!isInSight) return;
  await set(setup.loadAtom);
  const state = get(setup.stateAtom);
  if (signal.aborted || (state.status === 'failed' && endWithoutSession(get, set, state.error))) return;
  if (set(leaveIfAccountChangedAtom) || state.status !== 'failed') return;
  const person = get(providerAtom).person();
  if (state.error.type !== 'active_totp_exists' || !person) return;
  await set(showQuestionAtom, { userId: person.userId, factors: [{ kind: 'app' }] });
});

/** The view with which the question begins. */
export const firstView = (pendingProof: PendingProof | undefined) =>
  pendingProof?.factors.some(({ kind }) => kind === 'app') === false ? 'methods' : 'app';

/** Asks for one of the second factors that the user has. */
const showQuestionAtom = atom(null, (_get, set, pendingProof: PendingProof) => {
  const view = firstView(pendingProof);
  set(pendingProofAtom, pendingProof);
  set(viewAtom, view);
  return set(goToAtom, 'SecondFactor', view === 'app' ? 'field' : 'heading');
});

/** The user whom a screen asks for a second factor. */
interface AskedUser {
  userId: string | undefined;
  isSettingUp: boolean;
}

/**
 * Reads the session again, because it has changed: a second factor that was proved or set up in another tab ends the sign-in
 * here as well, a log-out ends it, and a user who has an app now is asked for its code in place of a set-up.
 */
export const readAgainAtom = atom(null, async (get, set, { userId, isSettingUp }: AskedUser): Promise<void> => {
  const signal = get(screenSignalAtom);
  const found = await set(findNeedAtom, signal, isSettingUp);
  if (signal.aborted || get(turnedOnVisitAtom) === signal || !get(signInEndAtom) || !found.ok) return undefined;
  if (!found.value) return isSessionOver(get) ? set(showSessionEndAtom) : undefined;
  // Another account has signed in meanwhile: it is named, and a press completes it.
  if (userId !== found.value.userId) return set(showOtherAccountAtom);
  const { need } = found.value;
  if (need.kind === 'none') return set(finishAtom);
  const hasApp = need.kind === 'proof' && need.factors.some(({ kind }) => kind === 'app');
  return isSettingUp && hasApp ? set(showQuestionAtom, { userId, factors: need.factors }) : undefined;
});

/**
 * Ends the sign-in with a proof. One of another account has replaced the session: it is named, and a press completes it. One
 * that began a session, because the first had ended, is the only factor there: another is asked for.
 */
export const acceptProofAtom = atom(null, async (get, set, userId: unknown): Promise<void> => {
  set(resumeAtom, userId);
  if (!get(signInEndAtom)) return undefined;
  if (userId !== get(askedUserAtom)) return set(showOtherAccountAtom);
  const found = await set(findNeedAtom, get(screenSignalAtom));
  return set(found.ok && found.value?.need.kind === 'none' ? finishAtom : beginSecondFactorAtom);
});
