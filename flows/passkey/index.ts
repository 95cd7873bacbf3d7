export { PasskeyOption } from './passkey-option';
export { detectPasskeySupport } from './passkey-support';
export { findRegistrantAtom } from './registrant.actions';
