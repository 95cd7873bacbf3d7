import { lazy, screens } from '../core/lazy/lazy';

/** The contact of the e-mail form for a user who has, or will have, a password. */
export const passwordContact = lazy(
  'passwords',
  async () => (await import('./search-user.actions')).emailPasswordContact,
);

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
