import { lazy } from '../core/lazy/lazy';
import { screens } from '../core/lazy/lazy-screens';

/** The screens of passcodes, in one chunk, so that the confirmation is loaded with the form. */
export const otpScreens = screens(() => import('./otp.screens'), 'OTPAuthenticate', 'OTPConfirmation');

/** The form of a passcode, for a flow that asks for one on a screen of its own. */
export const passcodeForm = lazy('passcode form', () => import('./otp.screens'));
