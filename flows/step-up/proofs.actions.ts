import { atom } from 'jotai/vanilla';
import type { OAuthProviderType } from '../core/config/config';
import { configAtom } from '../core/config/config.atoms';
import type { Answer } from '../core/provider/provider';
import { action } from '../core/request/action';
import { typing } from '../core/request/typing';
import { configuredProvidersAtom, leaveForProviderAtom, startOAuth } from '../oauth';
import { type Credentials, currentPassword } from '../password';
import { appCodeProof, loadCodeFormAtom, ownCodeProof, passkeyProof } from '../proofs';
import { methodChoice } from './method-choice';
import { acceptProofAtom, forgetTypedAtom, showViewAtom } from './step-up.actions';
import { appCodeAtom, passwordAtom, runAtom } from './step-up.atoms';
import type { StepUpMethod } from './methods';

/** 'Use a Passkey'. */
export const confirmByPasskey = passkeyProof((_get, set, answer) =>
  set(acceptProofAtom, 'webauthn_registration', answer),
);

/** Sends a code to an address or a number of the user's, and shows where it is entered. */
export const sendOwnCode = ownCodeProof({
  isWanted: (get) => get(runAtom) !== undefined,
  show: (set, { destination }) => set(showViewAtom, { name: 'passcode', destination }),
  accept: (set, answer, { channel }) => set(acceptProofAtom, channel, answer),
});

/** Checks the code of an authenticator app. */
export const verifyAppCode = appCodeProof({
  onSuccess: (_get, set, answer) => set(acceptProofAtom, 'authenticator_app', answer),
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
});

/** The form of the password. */
export const {
  emptyRefusal: emptyPassword,
  typeAtom: typePasswordAtom,
  submitAtom: submitPasswordAtom,
} = currentPassword(passwordAtom, confirmByPassword);

/** Leaves for a provider, as the host has configured it. The user returns by the callback mount. */
const leaveAtom = atom(null, (get, set, type: OAuthProviderType) =>
  set(leaveForProviderAtom, get(configuredProvidersAtom).find((provider) => provider.type === type) ?? { type }),
);

/** The methods of the list. */
export const chosenMethod = methodChoice<StepUpMethod>(
  [confirmByPasskey, sendOwnCode, startOAuth],
  async (get, set, method) => {
    if (method.kind === 'passkey') return set(confirmByPasskey.startAtom);
    if (method.kind === 'social') return set(leaveAtom, method.type);
    if (method.kind === 'app') {
      await set(loadCodeFormAtom);
      return get(runAtom) && set(showViewAtom, { name: 'app' });
    }
    if (method.kind === 'password') return set(showViewAtom, { name: 'password', destination: method.email });
    return set(sendOwnCode.startAtom, { channel: method.channel, destination: method.destination, isOwn: true });
  },
);

/** Cancels the pending actions of a step-up, and clears their failures. */
export const cancelProofsAtom = atom(null, (_get, set) => {
  for (const { cancelAtom } of [chosenMethod, verifyAppCode, confirmByPassword]) set(cancelAtom);
});

/** Returns to the methods, and cancels pending actions. */
export const showMethodsAtom = atom(null, (_get, set) => {
  set(cancelProofsAtom);
  set(forgetTypedAtom);
  set(showViewAtom, { name: 'methods' });
});
