import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { awaitCodeAtom } from '../core/lazy/load-code.atoms';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import type { Answer } from '../core/provider/provider';
import { type Action, action, type ActionDefinition } from '../core/request/action';
import { sayAtom } from '../core/words/words.atoms';
import {
  acceptPasscodeAtom,
  otpOperation,
  type OtpTarget,
  type OwnPasscode,
  ownPasscodeAtom,
  passcodeForm,
  requestOtp,
} from '../otp';
import { passkeyMessages, requestPasskeySignIn } from '../passkey';

/**
 * A passkey that the user confirms in a dialog of the browser. A dialog that they closed is no failure to show. A passkey that
 * was refused is shown as one: `onFailure`, which returns from a session that has ended, is not for it.
 */
export function passkeyProof(
  onSuccess: ActionDefinition<void, Answer>['onSuccess'],
  onFailure: NonNullable<ActionDefinition<void, Answer>['onFailure']>,
): Action<void> {
  return action<void, Answer>({
    operation: 'webauthn.authenticate',
    kind: 'authenticate',
    pendingWords: (get) => get(sayAtom)(passkeyMessages)('passkey.waiting'),
    call: (provider, _nothing, { get, ...tools }) => requestPasskeySignIn(get, provider, tools),
    onSuccess,
    onFailure: (get, set, error) => {
      if (error.type === 'cancelled') return 'handled';
      return error.type === 'unauthorized_credentials' ? undefined : onFailure(get, set, error);
    },
  });
}

/** The steps of a flow around a code that it sends. */
export interface OwnCodeSteps extends Pick<OwnPasscode, 'onFailure'> {
  /** Tells whether the flow still waits for the code. */
  isWanted(get: Getter): boolean;
  /** Shows the form in which the code is entered. */
  show(set: Setter, target: OtpTarget): void;
  /** Takes the right code. */
  accept(set: Setter, answer: Answer, target: OtpTarget): Promise<void> | void;
}

/** A code that is sent to an address or a number of the user's, and then entered. */
export function ownCodeProof({ isWanted, show, accept, onFailure }: OwnCodeSteps): Action<OtpTarget> {
  return action<OtpTarget, OtpChallenge>({
    operation: otpOperation,
    kind: 'send',
    call: requestOtp,
    onSuccess: async (get, set, challenge, target) => {
      await set(loadCodeFormAtom);
      if (!isWanted(get)) return;
      // A refusal of one code is not about the next one.
      set(cancelCodeFormAtom);
      set(acceptPasscodeAtom, challenge, target);
      set(ownPasscodeAtom, { onRight: (answer) => accept(set, answer, target), onFailure });
      show(set, target);
    },
    onFailure,
  });
}

/** Cancels the actions of the form of a passcode, and clears their failures. */
export const cancelCodeFormAtom = atom(null, (_get, set) => {
  const form = passcodeForm.value();
  if (form) set(form.passcodeActions.cancelAtom);
});

/** Waits a moment for the code of the form: with it the field has focus at once; without it, the view shows that it is missing. */
export const loadCodeFormAtom = atom(null, (_get, set) => set(awaitCodeAtom, passcodeForm));
