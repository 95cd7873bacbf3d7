import { lazyScreen } from './lazy-screen';
import type { ScreenTable } from './screens';

const otp = () => import('../../flows/otp/otp.screens');
const magicLink = () => import('../../flows/magic-link/magic-link.screens');

/** The screens of passcodes and magic links. One chunk a flow, so a confirmation is here as soon as its form is. */
export const passcodeAndLinkScreens = {
  EmailConfirmation: lazyScreen(async () => (await magicLink()).EmailConfirmationScreen),
  OTPAuthenticate: lazyScreen(async () => (await otp()).OtpAuthenticateScreen),
  OTPConfirmation: lazyScreen(async () => (await otp()).OtpConfirmationScreen),
} satisfies ScreenTable;
