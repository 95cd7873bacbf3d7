export { type OtpTarget } from './otp.atoms';
export { passcodeContact, sendOtp } from './send-otp.actions';
