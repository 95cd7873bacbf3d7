import { PasswordResetFormScreen } from '../../flows/password-reset/password-reset.screens';
import { lazyScreen, readyScreen } from './lazy-screen';
import { passcodeAndLinkScreens } from './passcode-and-link-screens';
import { screensOf } from './screens';

/** The screens of `mountPasswordReset`: the form is here from the start; Main and what follows it when somebody goes on there. */
export const passwordResetScreens = screensOf(
  {
    PasswordResetForm: readyScreen(PasswordResetFormScreen),
    Main: lazyScreen(async () => (await import('../../flows/main')).MainScreen),
    ...passcodeAndLinkScreens,
  },
  () => import('./other-screens'),
);
