import { atom } from 'jotai/vanilla';
import { emitAtom } from '../core/host/host.atoms';
import { providerAtom } from '../core/provider/provider.atoms';
import { typing } from '../core/request/typing';
import { refusal } from '../core/screen/refusal.atoms';
import { focusRequestAtom, goToAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { signInEndAtom } from '../core/screen/second-factor.atoms';
import { appCodeProof } from '../proofs';
import { startSetupAtom } from './begin.actions';
import {
  askedUserAtom,
  endWithoutSession,
  finishAtom,
  leaveIfAccountChangedAtom,
  resumeAtom,
  showOtherAccountAtom,
} from './end.actions';
import { declined } from './need';
import {
  leaveCodesAtom,
  recoveryCodes,
  recoveryLinesAtom,
  setup,
  setupCodeAtom,
  setupIdAtom,
  setupLinesAtom,
  setupUserAtom,
  turnedOnVisitAtom,
} from './setup.actions';

/** 'Turn on': checks the first code of the app, and shows the recovery codes. */
export const turnOn = appCodeProof({
  onSuccess: async (get, set, answer) => {
    set(turnedOnVisitAtom, get(screenSignalAtom));
    // The code may be of an app that another tab has set up, whose recovery codes are others.
    const { totp_id: totpId = get(setupIdAtom) } = answer;
    const lines = totpId === get(setupIdAtom) ? get(setupLinesAtom) : '';
    set(emitAtom, { type: 'TOTP_AUTHENTICATE', data: answer });
    const userId = get(setupUserAtom);
    if (userId !== undefined && answer['user_id'] !== userId) return set(showOtherAccountAtom);
    set(resumeAtom, answer['user_id']);
    set(allowCloseAtom);
    await set(goToAtom, 'RecoveryCodes');
    if (lines) set(recoveryLinesAtom, lines);
    else void set(recoveryCodes.loadAtom);
  },
  onFailure: (get, set, error) => {
    if (error.type !== 'expired_totp') return endWithoutSession(get, set, error);
    // The set-up took too long, or was replaced by one of another tab: it starts again, with another key.
    void set(startSetupAtom);
    set(focusRequestAtom, { target: 'heading' });
    return 'handled';
  },
});

/**
 * Lets a dialog that is closed at the recovery codes end the sign-in, because its second factor is proved (B-SIGNIN-4). Like
 * 'Continue', it ends nothing for another account.
 */
const allowCloseAtom = atom(null, (get, set) => {
  const end = get(signInEndAtom);
  if (end) set(signInEndAtom, { ...end, finishOnClose: () => set(finishOnCloseAtom) });
});

const finishOnCloseAtom = atom(null, (get, set): boolean => {
  const isSameUser = get(providerAtom).person()?.userId === get(askedUserAtom);
  if (isSameUser) void set(finishAtom);
  return isSameUser;
});

/** The refusal of an incomplete code. */
export const partialCode = refusal((get) => get(setupCodeAtom).length < 6);

/** Sends the code of the app that is being set up, if it is complete. */
export const submitSetupCodeAtom = atom(null, (get, set) => {
  const code = get(setupCodeAtom);
  return code.length < 6 ? set(partialCode.refuseAtom) : set(turnOn.startAtom, code);
});

/** Types into that code. */
export const typeSetupCodeAtom = typing(setupCodeAtom, turnOn);

/** 'Not now': ends the sign-in without a second factor. This user is not asked again on this device for 30 days. */
export const declineSetupAtom = atom(null, (get, set) => {
  if (set(leaveIfAccountChangedAtom)) return undefined;
  const userId = get(providerAtom).person()?.userId ?? get(askedUserAtom);
  if (userId) declined.set(userId);
  set(turnOn.cancelAtom);
  set(setup.cancelAtom);
  return set(finishAtom);
});

/**
 * 'Continue' under the recovery codes: ends the sign-in with the second factor. A set-up that succeeded after "Not now" has
 * no sign-in to end, and is confirmed all the same.
 */
export const finishSetupAtom = atom(null, (get, set) => {
  if (set(leaveCodesAtom)) return undefined;
  return get(signInEndAtom) ? set(finishAtom, 'SecondFactorConfirmation') : set(goToAtom, 'SecondFactorConfirmation');
});
