import { lazy } from '../core/lazy/lazy';
import { screens } from '../core/screen/screen-code';

/** What the e-mail form does with the address of somebody who has, or will have, a password. */
export const passwordContact = lazy(
  'passwords',
  async () => (await import('./search-user.actions')).emailPasswordContact,
);

/** The screens of passwords: in one piece, so the confirmation is here as soon as the form is. */
export const passwordScreens = screens(
  () => import('./password-screens'),
  'PasswordCreateOrLogin',
  'PasswordForgot',
  'PasswordBreached',
  'PasswordSetNew',
  'PasswordDedupe',
  'PasswordConfirmation',
);
