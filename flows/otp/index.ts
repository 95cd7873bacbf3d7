export { otpMessages } from './otp.messages';
export { passcodeForm } from './otp.lazy';
export { acceptPasscodeAtom, codeAtom, type Otp, otpAtom, type OtpTarget, ownPasscodeAtom } from './otp.atoms';
export { otpOperation, passcodeContact, requestOtp, sendOtp } from './send-otp.actions';
