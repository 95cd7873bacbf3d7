export { PasskeyOption, type PasskeyOptionProps } from './passkey-option';
export { PasskeyProblem } from './passkey-problem';
export { detectPasskeySupport } from './support';
