import { atom } from 'jotai/vanilla';
import type { OAuthProviderType } from '../core/config/config';
import { configAtom } from '../core/config/config.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { loadCodeAtom } from '../core/lazy/load-code.atoms';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import type { Answer } from '../core/provider/provider';
import { action, together } from '../core/request/action';
import { sleep } from '../core/time/watch-time';
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
import { configuredProvidersAtom, leaveForProviderAtom, startOAuth } from '../oauth';
import { passkeyMessages, requestPasskeySignIn } from '../passkey';
import { type Credentials, currentPassword } from '../password';
import { acceptProofAtom, showViewAtom } from './step-up.actions';
import { appCodeAtom, passwordAtom, runAtom } from './step-up.atoms';
import type { Way } from './ways';

/** 'Use a Passkey'. A dialog that the person closed is no failure to show. */
export const confirmByPasskey = action<void, Answer>({
  operation: 'webauthn.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(passkeyMessages)('passkey.waiting'),
  call: (provider, _nothing, { get, ...tools }) => requestPasskeySignIn(get, provider, tools),
  onSuccess: (_get, set, answer) => set(acceptProofAtom, 'webauthn_registration', answer),
  onFailure: (_get, _set, { type }) => (type === 'cancelled' ? 'handled' : undefined),
});

/** The deadline of the form's code, in milliseconds. */
const formDeadline = 1_000;

/** Waits a moment for the form's code: with it the field has the focus at once; without, it says itself what is missing. */
const loadFormAtom = atom(null, (get, set) =>
  Promise.race([set(loadCodeAtom, passcodeForm), sleep(formDeadline, get(mountSignalAtom))]),
);

/** Sends a code to an address or a number of theirs, and goes on to where it is entered. */
export const sendOwnCode = action<OtpTarget, OtpChallenge>({
  operation: otpOperation,
  kind: 'send',
  call: requestOtp,
  onSuccess: async (get, set, challenge, target) => {
    await set(loadFormAtom);
    if (!get(runAtom)) return;
    set(acceptPasscodeAtom, challenge, target);
    set(ownPasscodeAtom, { onRight: (answer) => set(acceptProofAtom, target.channel, answer) });
    set(showViewAtom, { name: 'passcode', destination: target.destination });
  },
});

/** Has the code of an authenticator app checked. */
export const verifyAppCode = action<string, Answer>({
  operation: 'totps.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(otpMessages)('otp.verifying'),
  call: (provider, code, { get }) =>
    provider.authenticateTotp({ code, sessionDurationMinutes: get(configAtom).sessionDurationMinutes }),
  onSuccess: (_get, set, answer) => set(acceptProofAtom, 'authenticator_app', answer),
});

/** Types into the app's code. Typing after a refusal takes the refusal away. */
export const typeAppCodeAtom = atom(null, (get, set, code: string) => {
  if (get(verifyAppCode.stateAtom).status === 'failed') set(verifyAppCode.cancelAtom);
  set(appCodeAtom, code);
});

/** Has a password checked. */
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

/** The ways of the list as one action: one at a time is under way. */
export const chosenWay = together(confirmByPasskey, sendOwnCode, startOAuth);

const chosenAtom = atom<string | undefined>(undefined);

/** The way that was chosen last, by its key. */
export const chosenWayAtom = atom((get) => get(chosenAtom));

/** Leaves for a provider, as the host has configured it. The user comes back by the callback mount. */
const leaveAtom = atom(null, (get, set, type: OAuthProviderType) =>
  set(leaveForProviderAtom, get(configuredProvidersAtom).find((provider) => provider.type === type) ?? { type }),
);

/** Begins a way: a dialog or a code of its own, or a view to type in. */
export const chooseWayAtom = atom(null, async (get, set, way: Way, key: string): Promise<void> => {
  if (get(chosenWay.stateAtom).status === 'pending') return undefined;
  set(chosenWay.cancelAtom);
  set(chosenAtom, key);
  if (way.kind === 'passkey') return set(confirmByPasskey.startAtom);
  if (way.kind === 'social') return set(leaveAtom, way.type);
  if (way.kind === 'app') {
    await set(loadFormAtom);
    return get(runAtom) && set(showViewAtom, { name: 'app' });
  }
  if (way.kind === 'password') return set(showViewAtom, { name: 'password', destination: way.email });
  return set(sendOwnCode.startAtom, { channel: way.channel, destination: way.destination, isOwn: true });
});

/** Back to the ways: what was begun is let go. */
export const showWaysAtom = atom(null, (_get, set) => {
  for (const { cancelAtom } of [confirmByPasskey, sendOwnCode, startOAuth, verifyAppCode, confirmByPassword])
    set(cancelAtom);
  set(appCodeAtom, '');
  set(passwordAtom, '');
  set(showViewAtom, { name: 'ways' });
});
