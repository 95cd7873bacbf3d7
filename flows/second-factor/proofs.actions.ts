import { atom } from 'jotai/vanilla';
import { toAsciiDigits } from '../../primitives/field/field-text';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import type { Answer } from '../core/provider/provider';
import { type Action, action } from '../core/request/action';
import { together } from '../core/request/action-state';
import { typing } from '../core/request/typing';
import { signInEndAtom } from '../core/screen/second-factor.atoms';
import { refusal } from '../core/screen/refusal.atoms';
import { focusRequestAtom, goToAtom } from '../core/screen/screen.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { otpMessages, type OtpTarget } from '../otp';
import { appCodeProof, cancelCodeFormAtom, ownCodeProof, passkeyProof } from '../proofs';
import { methodChoice } from '../step-up';
import { acceptProofAtom, firstView } from './begin.actions';
import { endWithoutSession } from './end.actions';
import type { AvailableFactor } from './need';
import {
  appCodeAtom,
  pendingProofAtom,
  recoveryCodeAtom,
  type SecondFactorView,
  viewAtom,
} from './second-factor.atoms';

type ProofEvent = 'TOTP_AUTHENTICATE' | 'TOTP_RECOVER' | 'PASSKEY_AUTHENTICATE' | 'OTP_AUTHENTICATE';

/** Reports a proof to the host, and ends the sign-in with it. */
const acceptAnswerAtom = atom(null, (_get, set, type: ProofEvent, answer: Answer) => {
  set(emitAtom, { type, data: answer });
  return set(acceptProofAtom, answer['user_id']);
});

/** Checks the code of an authenticator app. */
export const verifyAppCode = appCodeProof({
  onSuccess: (_get, set, answer) => set(acceptAnswerAtom, 'TOTP_AUTHENTICATE', answer),
  onFailure: endWithoutSession,
});

/** Uses a recovery code in place of the app. */
export const recover = action<string, Answer>({
  operation: 'totps.recover',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(otpMessages)('otp.verifying'),
  call: (provider, code, { get }) =>
    provider.recoverTotp({ code, sessionDurationMinutes: get(configAtom).sessionDurationMinutes }),
  onSuccess: (_get, set, answer) => set(acceptAnswerAtom, 'TOTP_RECOVER', answer),
  onFailure: endWithoutSession,
});

/** The two codes of an authenticator app as one action, because one may be typed into the field for the other. */
export const appProofs = together(verifyAppCode, recover);

const typeAtom = typing(appCodeAtom, appProofs);

/** Types into the app's code. A message that is still being sent, or whose failure is shown, does not take the field away. */
export const typeAppCodeAtom = atom(null, (_get, set, text: string) => {
  set(otherFactors.cancelAtom);
  set(typeAtom, text);
});

/** Uses a recovery code that is put into the field for the app's code. Returns false for any other text. */
export const sendRecoveryCodeAtom = atom(null, (get, set, text: string): boolean => {
  // A pasted megabyte is no code, and reading it would block the page.
  const code = text.length > 100 ? '' : readCode(text);
  if (get(appProofs.isPendingAtom) || !isRecoveryCode(code)) return false;
  // A refusal of the app's code is not about this one.
  set(appProofs.cancelAtom);
  set(otherFactors.cancelAtom);
  void set(recover.startAtom, code);
  return true;
});

/** The refusal of an empty recovery code. */
export const emptyRecoveryCode = refusal((get) => readCode(get(recoveryCodeAtom)) === '');

/** Types into the recovery code. */
export const typeRecoveryCodeAtom = typing(recoveryCodeAtom, appProofs);

/** Sends the content of the field for a recovery code. Six digits are sent as the app's code. */
export const submitRecoveryCodeAtom = atom(null, (get, set) => {
  const code = readCode(get(recoveryCodeAtom));
  if (code === '') return set(emptyRecoveryCode.refuseAtom);
  const digits = code.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? set(verifyAppCode.startAtom, digits) : set(recover.startAtom, code);
});

/**
 * A code in its own letters, as any keyboard writes them: in full width, in the digits of another script, in capitals, and with another
 * dash, such as the long vowel mark of a Japanese keyboard. Invisible characters, which are copied along with a text, are left out. A
 * recovery code may be written without its dashes.
 */
const readCode = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .trim()
    .toLowerCase()
    .replace(/^([a-z\d]{4})[\s-]?([a-z\d]{4})[\s-]?([a-z\d]{4})$/, '$1-$2-$3');

/** Tells whether a code is a recovery code and no code of an app: three groups of four letters and digits. */
const isRecoveryCode = (code: string): boolean => /^[a-z\d]{4}(?:-[a-z\d]{4}){2}$/.test(code);

/** 'Use a Passkey'. */
export const usePasskey = passkeyProof(
  (_get, set, answer) => set(acceptAnswerAtom, 'PASSKEY_AUTHENTICATE', answer),
  endWithoutSession,
);

/** Sends a code to a number of the user's, and shows where it is entered. */
export const sendCode: Action<OtpTarget> = ownCodeProof({
  isWanted: (get) => get(signInEndAtom) !== undefined && get(sendCode.isPendingAtom),
  show: (set) => set(showViewAtom, 'passcode'),
  accept: (set, answer) => set(acceptAnswerAtom, 'OTP_AUTHENTICATE', answer),
  onFailure: endWithoutSession,
});

/** A method to prove a second factor other than the code of the app. */
export type OtherFactor = Exclude<AvailableFactor, { kind: 'app' }>;

/** The other methods. */
export const otherFactors = methodChoice<OtherFactor>([usePasskey, sendCode], (_get, set, factor) => {
  set(appProofs.cancelAtom);
  if (factor.kind === 'passkey') return set(usePasskey.startAtom);
  return set(sendCode.startAtom, { channel: factor.channel, destination: factor.destination, isOwn: true });
});

/** Shows a view, and moves focus to where it begins. */
const showViewAtom = atom(null, (_get, set, view: SecondFactorView) => {
  set(viewAtom, view);
  set(focusRequestAtom, { target: view === 'methods' ? 'heading' : 'field' });
});

/** Back from a code that was sent: to the view that the question began with. */
export const showFirstViewAtom = atom(null, (get, set) => {
  set(otherFactors.cancelAtom);
  set(cancelCodeFormAtom);
  set(showViewAtom, firstView(get(pendingProofAtom)));
});

/** 'Use a recovery code': opens the screen where it is entered. */
export const goToRecoveryAtom = atom(null, (_get, set) => {
  set(appProofs.cancelAtom);
  return set(goToAtom, 'RecoveryCode', 'field');
});

/** 'Use your authenticator app': back from the recovery code. */
export const goToAppAtom = atom(null, (_get, set) => {
  set(appProofs.cancelAtom);
  return set(goToAtom, 'SecondFactor', 'field');
});
