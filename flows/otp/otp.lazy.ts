import { screens } from '../core/screen/screen-code';

/** The screens of passcodes: in one piece, so the confirmation is here as soon as the form is. */
export const otpScreens = screens(() => import('./otp-screens'), 'OTPAuthenticate', 'OTPConfirmation');
