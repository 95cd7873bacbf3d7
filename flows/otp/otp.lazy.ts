import { lazy, screens } from '../core/lazy/lazy';

/** The screens of passcodes: in one piece, so the confirmation is here as soon as the form is. */
export const otpScreens = screens(() => import('./otp.screens'), 'OTPAuthenticate', 'OTPConfirmation');

/** The form of a passcode, for a flow that asks for one on a screen of its own. */
export const passcodeForm = lazy('passcode form', () => import('./otp.screens'));
