export { signInImmediatelyAtom } from './immediate-sign-in.actions';
export { touchPasskeyMadeHere } from './passkey-memory';
export { PasskeyOption } from './passkey-option';
export {
  assumePasskeySupportAtom,
  detectPasskeySupport,
  detectPasskeySupportAtom,
  isPasskeySupportKnownAtom,
  passkeySupportAtom,
} from './passkey-support';
export { passkeyRegistrationMessages } from './passkey-registration.messages';
export { passkeyMessages } from './passkey.messages';
export { acceptPasskey, passkeyCreation, requestPasskey } from './register-passkey';
export { findRegistrantAtom, registrant } from './registrant.actions';
export { requestPasskeySignIn } from './request-sign-in';
export { isOtherAccountFailure, RegistrationFailure } from './registration-failure';
