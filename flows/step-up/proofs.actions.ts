import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import type { ProviderError } from '../core/provider/errors';
import { isSessionOver } from '../core/provider/session-over';
import type { Answer } from '../core/provider/provider';
import { noSessionErrors } from '../core/provider/session-errors';
import { type Action, action } from '../core/request/action';
import { together } from '../core/request/action-state';
import { typing } from '../core/request/typing';
import { configuredProvidersAtom, leaveForProviderAtom, startOAuth } from '../oauth';
import { type OtpTarget, passcodeForm } from '../otp';
import { type Credentials, currentPassword } from '../password';
import { appCodeProof, loadCodeFormAtom, ownCodeProof, passkeyProof } from '../proofs';
import { methodChoice } from './method-choice';
import { acceptProofAtom, forgetTypedAtom, showViewAtom } from './step-up.actions';
import { appCodeAtom, isCancelledAtom, passwordAtom, runAtom } from './step-up.atoms';
import type { StepUpMethod } from './methods';

/** Ends the step-up if its method finds that the session is over, or has ended it. */
const endWithoutSession = (get: Getter, _set: Setter, { type }: ProviderError): void => {
  if (noSessionErrors.has(type) || isSessionOver(get)) get(runAtom)?.end('user_unauthenticated');
};

/** 'Use a Passkey'. */
export const confirmByPasskey = passkeyProof(
  (_get, set, answer) => set(acceptProofAtom, 'webauthn_registration', answer),
  endWithoutSession,
);

/** Sends a code to an address or a number of the user's, and shows where it is entered. */
export const sendOwnCode: Action<OtpTarget> = ownCodeProof({
  isWanted: (get) => get(sendOwnCode.isPendingAtom),
  show: (set, { destination }) => set(showViewAtom, { name: 'passcode', destination }),
  accept: (set, answer, { channel }) => set(acceptProofAtom, channel, answer),
  onFailure: endWithoutSession,
});

/** Checks the code of an authenticator app. */
export const verifyAppCode = appCodeProof({
  onSuccess: (_get, set, answer) => set(acceptProofAtom, 'authenticator_app', answer),
  onFailure: endWithoutSession,
});

/** Types into the app's code. */
export const typeAppCodeAtom = typing(appCodeAtom, verifyAppCode);

/** Checks a password. */
export const confirmByPassword = action<Credentials, Answer>({
  operation: 'passwords.authenticate',
  kind: 'authenticate',
  call: (provider, credentials, { get }) =>
    provider.authenticatePassword({ ...credentials, sessionDurationMinutes: get(configAtom).sessionDurationMinutes }),
  onSuccess: (_get, set, answer) => set(acceptProofAtom, 'knowledge', answer),
  // A wrong password has the error type of a session that is over.
  onFailure: (get) => {
    if (isSessionOver(get)) get(runAtom)?.end('user_unauthenticated');
  },
});

/** The form of the password. */
export const {
  emptyRefusal: emptyPassword,
  typeAtom: typePasswordAtom,
  submitAtom: submitPasswordAtom,
} = currentPassword(passwordAtom, confirmByPassword);

/** The methods of the list. A provider is left for as the host has configured it; the user returns by the callback mount. */
export const chosenMethod = methodChoice<StepUpMethod>(
  [confirmByPasskey, sendOwnCode, startOAuth],
  async (get, set, method) => {
    set(isCancelledAtom, false);
    if (method.kind === 'passkey') return set(confirmByPasskey.startAtom);
    if (method.kind === 'social') {
      const { type } = method;
      return set(
        leaveForProviderAtom,
        get(configuredProvidersAtom).find((provider) => provider.type === type) ?? { type },
      );
    }
    if (method.kind === 'app') {
      await set(loadCodeFormAtom);
      return get(runAtom) && !get(isCancelledAtom) ? set(showViewAtom, { name: 'app' }) : undefined;
    }
    if (method.kind === 'password') return set(showViewAtom, { name: 'password', destination: method.email });
    return set(sendOwnCode.startAtom, { ...method, isOwn: true });
  },
);

const proofs = together(chosenMethod, verifyAppCode, confirmByPassword);

/** Tells whether a method is being checked. */
export const isProofPending = (get: Getter): boolean => {
  const form = passcodeForm.value();
  return get(proofs.isPendingAtom) || (form !== undefined && get(form.passcodeActions.isPendingAtom));
};

/** Cancels the pending actions of a step-up, clears their failures, and forgets what was typed. */
export const cancelProofsAtom = atom(null, (_get, set) => {
  set(proofs.cancelAtom);
  set(forgetTypedAtom);
});

/** Returns to the methods, and cancels pending actions. */
export const showMethodsAtom = atom(null, (_get, set) => {
  set(cancelProofsAtom);
  set(showViewAtom, { name: 'methods' });
});
