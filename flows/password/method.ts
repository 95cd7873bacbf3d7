import type { checkEmailMessages } from '../check-email';
import { defineMethod } from '../define-method';
import { passwordContact, passwordScreens } from './password.lazy';
import type { passwordMessages } from './password.messages';
import type { strengthMessages } from './strength.messages';

/** Passwords: an address, and the password of a user who has it, or a new one. */
export const passwords = defineMethod<typeof passwordMessages & typeof strengthMessages & typeof checkEmailMessages>()({
  product: 'passwords',
  contacts: { email: passwordContact },
  screens: passwordScreens,
  next: passwordScreens.PasswordCreateOrLogin,
});
