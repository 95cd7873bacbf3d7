export { PasskeyOption } from './passkey-option';
export { assumePasskeySupportAtom, detectPasskeySupport } from './passkey-support';
export { findRegistrantAtom } from './registrant.actions';
