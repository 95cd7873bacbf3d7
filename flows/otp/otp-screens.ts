export { OTPAuthenticate } from './otp-authenticate.screen';
export { OTPConfirmation } from './otp-confirmation.screen';
