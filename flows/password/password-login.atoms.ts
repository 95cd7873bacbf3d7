import { currentPassword } from './current-password.atoms';
import { loginWithPassword } from './password.actions';
import { passwordAtom } from './password.atoms';

/** The form of the log-in with a password. */
export const {
  emptyRefusal,
  typeAtom: typePasswordAtom,
  submitAtom: submitLoginAtom,
} = currentPassword(passwordAtom, loginWithPassword);
