export { PasskeyOption, type PasskeyOptionProps } from './passkey-option';
export { autofillAction } from './passkey.failure';
export { authenticatePasskey } from './passkey.sign-in';
export { detectPasskeySupport } from './support';
