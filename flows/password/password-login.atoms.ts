import { atom } from 'jotai/vanilla';
import { refusal } from '../core/screen/refusal.atoms';
import { loginWithPassword } from './password.actions';
import { passwordAtom } from './password.atoms';

/** The refusal of a form without a password. */
export const emptyRefusal = refusal((get) => !get(passwordAtom));

/** Types the password. A failure was about what was sent, so typing ends it. */
export const typePasswordAtom = atom(null, (get, set, password: string) => {
  if (get(loginWithPassword.stateAtom).status === 'failed') set(loginWithPassword.cancelAtom);
  set(passwordAtom, password);
});

/** Submits the log-in form. */
export const submitLoginAtom = atom(null, (get, set, email: string) => {
  const password = get(passwordAtom);
  return password ? set(loginWithPassword.startAtom, { email, password }) : set(emptyRefusal.refuseAtom);
});
