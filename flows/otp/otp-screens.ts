export { OTPAuthenticate } from './otp-authenticate.screen';
export { OTPConfirmation } from './otp-confirmation.screen';
export { PasscodeForm, passcodeActions } from './passcode-form';
// For another form of a code, so that both come in one piece.
export { CodeInput } from '../../primitives/code-input/code-input';
