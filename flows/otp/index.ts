export { otpMessages } from './otp.messages';
export { passcodeForm } from './otp.lazy';
export { acceptPasscodeAtom, codeAtom, type Otp, otpAtom, type OtpTarget } from './otp.atoms';
export { type OwnPasscode, ownPasscodeAtom } from './own-passcode.atoms';
export { otpOperation, passcodeContact, requestOtp, sendOtp } from './send-otp.actions';
