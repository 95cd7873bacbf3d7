import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { loadCodeAtom } from '../core/lazy/load-code.atoms';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import type { Answer } from '../core/provider/provider';
import { action, together } from '../core/request/action';
import { refusal } from '../core/screen/refusal.atoms';
import { focusRequestAtom, goToAtom } from '../core/screen/screen.atoms';
import { sayAtom } from '../core/words/words.atoms';
import {
  acceptPasscodeAtom,
  otpMessages,
  otpOperation,
  type OtpTarget,
  ownPasscodeAtom,
  passcodeForm,
  requestOtp,
} from '../otp';
import { passkeyMessages, requestPasskeySignIn } from '../passkey';
import { acceptProofAtom, firstView } from './begin.actions';
import type { SecondWay } from './need';
import { waitForNextCodeAtom } from './next-code.atoms';
import {
  appCodeAtom,
  askedAtom,
  recoveryCodeAtom,
  type SecondFactorView,
  signInEndAtom,
  viewAtom,
} from './second-factor.atoms';

/** Has the code of an authenticator app checked. */
export const verifyAppCode = action<string, Answer>({
  operation: 'totps.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(otpMessages)('otp.verifying'),
  call: (provider, code, { get }) =>
    provider.authenticateTotp({ code, sessionDurationMinutes: get(configAtom).sessionDurationMinutes }),
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'TOTP_AUTHENTICATE', data: answer });
    return set(acceptProofAtom, answer['user_id']);
  },
  onFailure: (_get, set, { type }) => {
    if (type === 'totp_code_already_authenticated') set(waitForNextCodeAtom);
    return undefined;
  },
});

/** Types into the app's code. Typing after a refusal takes the refusal away. */
export const typeAppCodeAtom = atom(null, (get, set, code: string) => {
  if (get(verifyAppCode.stateAtom).status === 'failed') set(verifyAppCode.cancelAtom);
  set(appCodeAtom, code);
});

/** Uses a recovery code in place of the app. */
export const recover = action<string, Answer>({
  operation: 'totps.recover',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(otpMessages)('otp.verifying'),
  call: (provider, code, { get }) =>
    provider.recoverTotp({ code, sessionDurationMinutes: get(configAtom).sessionDurationMinutes }),
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'TOTP_RECOVER', data: answer });
    return set(acceptProofAtom, answer['user_id']);
  },
});

/** The two codes of an authenticator app as one action: what is typed for the one may be the other. */
export const appProofs = together(verifyAppCode, recover);

/** The refusal of an empty recovery code. */
export const emptyRecoveryCode = refusal((get) => get(recoveryCodeAtom).trim() === '');

/** Types into the recovery code. Typing after a refusal takes the refusal away. */
export const typeRecoveryCodeAtom = atom(null, (get, set, code: string) => {
  if (get(appProofs.stateAtom).status === 'failed') set(appProofs.cancelAtom);
  set(recoveryCodeAtom, code);
});

/** Sends what stands in the field for a recovery code. Six digits are the app's code, and are taken as what they are. */
export const submitRecoveryCodeAtom = atom(null, (get, set) => {
  const code = get(recoveryCodeAtom).trim().toLowerCase();
  if (code === '') return set(emptyRecoveryCode.refuseAtom);
  const digits = code.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? set(verifyAppCode.startAtom, digits) : set(recover.startAtom, code);
});

/** Tells whether a text is a recovery code and no code of an app: three groups of four letters and digits. */
export const isRecoveryCode = (text: string): boolean => /^[a-z\d]{4}(?:-[a-z\d]{4}){2}$/i.test(text.trim());

/** 'Use a Passkey'. A dialog that the user closed is no failure to show. */
export const usePasskey = action<void, Answer>({
  operation: 'webauthn.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(passkeyMessages)('passkey.waiting'),
  call: (provider, _nothing, { get, ...tools }) => requestPasskeySignIn(get, provider, tools),
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'PASSKEY_AUTHENTICATE', data: answer });
    return set(acceptProofAtom, answer['user_id']);
  },
  onFailure: (_get, _set, { type }) => (type === 'cancelled' ? 'handled' : undefined),
});

/** Sends a code to a number of the user's, and goes on to where it is entered. */
export const sendCode = action<OtpTarget, OtpChallenge>({
  operation: otpOperation,
  kind: 'send',
  call: requestOtp,
  onSuccess: async (get, set, challenge, target) => {
    await set(loadCodeAtom, passcodeForm);
    if (!get(signInEndAtom)) return;
    set(acceptPasscodeAtom, challenge, target);
    set(ownPasscodeAtom, {
      onRight: (answer) => {
        set(emitAtom, { type: 'OTP_AUTHENTICATE', data: answer });
        return set(acceptProofAtom, answer['user_id']);
      },
    });
    set(showViewAtom, 'passcode');
  },
});

/** The other ways as one action: one at a time is under way. */
export const otherWays = together(usePasskey, sendCode);

const chosenAtom = atom<string | undefined>(undefined);

/** The way that was chosen last, by its key. */
export const chosenWayAtom = atom((get) => get(chosenAtom));

/** Begins another way than the code of the app. */
export const chooseWayAtom = atom(null, (get, set, way: Exclude<SecondWay, { kind: 'app' }>, key: string) => {
  if (get(otherWays.stateAtom).status === 'pending') return undefined;
  set(otherWays.cancelAtom);
  set(appProofs.cancelAtom);
  set(chosenAtom, key);
  if (way.kind === 'passkey') return set(usePasskey.startAtom);
  return set(sendCode.startAtom, { channel: way.channel, destination: way.destination, isOwn: true });
});

/** Shows a view, and moves focus to where it begins. */
const showViewAtom = atom(null, (_get, set, view: SecondFactorView) => {
  set(viewAtom, view);
  set(focusRequestAtom, { target: view === 'ways' ? 'heading' : 'field' });
});

/** Back from a code that was sent: to the view that the question began with. */
export const showFirstViewAtom = atom(null, (get, set) => {
  set(otherWays.cancelAtom);
  set(showViewAtom, firstView(get(askedAtom)));
});

/** 'Use a recovery code': goes to where it is entered. */
export const goToRecoveryAtom = atom(null, (_get, set) => {
  set(appProofs.cancelAtom);
  return set(goToAtom, 'RecoveryCode', 'field');
});

/** 'Use your authenticator app': back from the recovery code. */
export const goToAppAtom = atom(null, (_get, set) => {
  set(appProofs.cancelAtom);
  return set(goToAtom, 'SecondFactor', 'field');
});
