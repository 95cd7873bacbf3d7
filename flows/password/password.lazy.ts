import { screens } from '../core/lazy/lazy-screens';
import { lazyExport } from '../core/lazy/lazy-export';

/** The contact of the e-mail form for a user who has, or will have, a password. */
export const passwordContact = lazyExport('passwords', () => import('./search-user.actions'), 'emailPasswordContact');

/** The screens of passwords, in one chunk, so that the confirmation is loaded with the form. */
export const passwordScreens = screens(
  () => import('./password.screens'),
  'PasswordCreateOrLogin',
  'PasswordForgot',
  'PasswordBreached',
  'PasswordSetNew',
  'PasswordDedupe',
  'PasswordConfirmation',
);
