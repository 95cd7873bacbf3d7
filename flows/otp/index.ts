export { type OtpTarget } from './otp.atoms';
export { passcodeContacts, sendOtp } from './otp.method';
