export { OtpAuthenticateScreen as OTPAuthenticate } from './otp-authenticate.screen';
export { OtpConfirmationScreen as OTPConfirmation } from './otp-confirmation.screen';
