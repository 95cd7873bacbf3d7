export { PasskeyOption } from './passkey-option';
export { detectPasskeySupport } from './passkey-support';
