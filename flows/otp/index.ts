export { sendOtp } from './otp.send';
export { type OtpTarget } from './otp.atoms';
