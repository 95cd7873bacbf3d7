import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { watchReturn } from '../core/host/page-return';
import { type Outcome, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { noSessionErrors } from '../core/provider/session-errors';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { request } from '../core/request/request';
import { resource } from '../core/request/resource';
import { signInEndAtom } from '../core/screen/second-factor.atoms';
import { goToAtom, screenAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { sleep } from '../core/time/timing';
import { whileRead } from '../core/time/while-read';
import { detectPasskeySupportAtom, passkeySupportAtom } from '../passkey';
import { finishAtom, goBackToLoginAtom, keepAccountAtom, setupUserAtom, showOtherAccountAtom } from './end.actions';
import { declined, type Need, needOf } from './need';
import { type PendingProof, pendingProofAtom, canGoBackAtom, viewAtom } from './second-factor.atoms';
import { declineAtom, recoveryCodes, setup } from './setup.actions';
import { withNotedVerification } from './user-verification';

/** The need of a user: to prove a second factor, to set one up, or none. */
interface UserNeed {
  userId: string;
  need: Need;
}

/** Finds out what the user has to prove or to set up; undefined where there is no session any more. */
const findNeedAtom = atom(null, async (get, set, signal: AbortSignal): Promise<Outcome<UserNeed | undefined>> => {
  const [own] = await Promise.all([
    request(get, set, { operation: 'user.get', call: factorsOfSession, mayStepUp: false, signal }),
    set(detectPasskeySupportAtom),
  ]);
  if (!own.ok) return own;
  if (!own.value) return succeeded(undefined);
  const { userId } = own.value;
  const terms = {
    ...get(configAtom).secondFactor,
    canUsePasskey: get(passkeySupportAtom).canUse,
    hasDeclined: declined.isSet(userId),
  };
  const need = needOf(withNotedVerification(own.value, get(providerAtom).sessionId()), terms);
  return succeeded({ userId, need });
});

/** The factors of the session's user. That there is no session is an answer, not a failure. */
async function factorsOfSession(provider: Provider): Promise<Outcome<OwnFactors | undefined>> {
  const own = await provider.ownFactors();
  return own.ok || !noSessionErrors.has(own.error.type) ? own : succeeded(undefined);
}

/** The need of the user, as the screen of the question waits for it. */
export const userNeed = resource<UserNeed | undefined>(({ set, signal }) => set(findNeedAtom, signal));

/** Begins what follows a first factor: the question, the set-up, or, where neither is needed, the end of the sign-in. */
export const beginSecondFactorAtom = atom(null, async (get, set): Promise<void> => {
  const signal = get(screenSignalAtom);
  set(pendingProofAtom, undefined);
  set(viewAtom, 'app');
  set(canGoBackAtom, get(signInEndAtom)?.back !== undefined);
  await set(userNeed.loadAtom);
  const state = get(userNeed.stateAtom);
  if (signal.aborted || state.status === 'loading') return undefined;
  if (state.status === 'failed') return set(showFailureAtom);
  // No session any more: return to the log-in.
  if (!state.value) return set(goBackToLoginAtom);
  const { userId, need } = state.value;
  if (need.kind === 'none') return set(finishAtom);
  if (need.kind === 'proof') return set(showQuestionAtom, { userId, factors: need.factors });
  set(setupUserAtom, userId);
  await set(goToAtom, 'SecondFactorSetup');
  return set(startSetupAtom);
});

/** Shows that the factors could not be read, on the screen of the question. After Try again it is there already. */
const showFailureAtom = atom(null, (get, set) =>
  get(screenAtom) === 'SecondFactor' ? undefined : set(goToAtom, 'SecondFactor'),
);

/** Begins a set-up, first or again. A user who turns out to have an app is asked for its code. */
export const startSetupAtom = atom(null, async (get, set): Promise<void> => {
  if (!set(keepAccountAtom)) return;
  const signal = get(screenSignalAtom);
  await set(setup.loadAtom);
  const state = get(setup.stateAtom);
  const person = get(providerAtom).person();
  if (signal.aborted || state.status !== 'failed' || state.error.type !== 'active_totp_exists' || !person) return;
  await set(showQuestionAtom, { userId: person.userId, factors: [{ kind: 'app' }] });
});

/**
 * Begins the set-up again on a page that is restored from the back-forward cache, which forgets secrets. Watches the
 * session: a log-out or another account ends the set-up.
 */
export const setupWatchAtom = whileRead((get, set) => {
  const stopReturn = watchReturn(() => void set(startSetupAtom));
  const stopPerson = get(providerAtom).watchPerson(() => void set(keepAccountAtom));
  return () => {
    stopReturn();
    stopPerson();
  };
});

/** Loads the recovery codes again on such a page. */
export const recoveryCodesWatchAtom = whileRead((_get, set) =>
  watchReturn(() => set(keepAccountAtom) && void set(recoveryCodes.loadAtom)),
);

/** 'Not now': ends the sign-in without a second factor. */
export const declineSetupAtom = atom(null, (_get, set) => {
  if (!set(keepAccountAtom)) return undefined;
  set(declineAtom);
  return set(finishAtom);
});

/**
 * 'Continue' under the recovery codes: ends the sign-in with the second factor. A set-up that the user had left before it
 * succeeded has no sign-in to end, and is confirmed all the same.
 */
export const finishSetupAtom = atom(null, (get, set) => {
  if (!set(keepAccountAtom)) return undefined;
  return get(signInEndAtom) ? set(finishAtom, 'SecondFactorConfirmation') : set(goToAtom, 'SecondFactorConfirmation');
});

/** The view with which the question begins. */
export const firstView = (pendingProof: PendingProof | undefined) =>
  pendingProof?.factors.some(({ kind }) => kind === 'app') === false ? 'methods' : 'app';

const showQuestionAtom = atom(null, (_get, set, pendingProof: PendingProof) => {
  const view = firstView(pendingProof);
  set(pendingProofAtom, pendingProof);
  set(viewAtom, view);
  return set(goToAtom, 'SecondFactor', view === 'app' ? 'field' : 'heading');
});

/**
 * Watches the session while the question is shown: a second factor that is proved in another tab ends it here as well, and a
 * log-out leads back. Begins the question where its code came late.
 */
export const questionWatchAtom = whileRead((get, set) => {
  if (!get(pendingProofAtom) && get(userNeed.stateAtom).status !== 'failed') void set(beginSecondFactorAtom);
  const signal = get(screenSignalAtom);
  const look = async () => {
    // A proof in this tab is handled by its own action, in the same task.
    await sleep(0, signal);
    const pending = get(pendingProofAtom);
    if (signal.aborted || !get(signInEndAtom) || !pending) return;
    const found = await set(findNeedAtom, signal);
    if (signal.aborted || !get(signInEndAtom) || !found.ok) return;
    if (!found.value) await set(goBackToLoginAtom);
    // Another account has signed in meanwhile: it is named, and a press completes it.
    else if (pending.userId !== found.value.userId) await set(showOtherAccountAtom);
    else if (found.value.need.kind === 'none') await set(finishAtom);
  };
  return get(providerAtom).watchPerson(() => void look());
});

/** Ends the sign-in with a proof. One of another account has replaced the session: it is named, and a press completes it. */
export const acceptProofAtom = atom(null, (get, set, userId: unknown) => {
  if (!get(signInEndAtom)) return undefined;
  const pendingProof = get(pendingProofAtom);
  if (!pendingProof || userId === pendingProof.userId) return set(finishAtom);
  return set(showOtherAccountAtom);
});
