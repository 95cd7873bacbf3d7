export { OtpAuthenticateScreen } from './otp-authenticate.screen';
export { OtpConfirmationScreen } from './otp-confirmation.screen';
