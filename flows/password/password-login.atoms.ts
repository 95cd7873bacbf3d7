import { atom } from 'jotai/vanilla';
import { departureAtom, focusRequestAtom } from '../core/screen/screen.atoms';
import { passwordAtom } from './password.atoms';
import { loginWithPassword } from './password.login';

const emptyAtom = atom<{ departure: object; count: number }>({ departure: {}, count: 0 });

/** How often the form was submitted with no password, while there still is none. */
export const emptyRefusalAtom = atom((get) => {
  const { departure, count } = get(emptyAtom);
  return departure === get(departureAtom) && count > 0 && !get(passwordAtom) ? count : undefined;
});

/** Types the password. A failure was about what was sent, so typing ends it. */
export const typePasswordAtom = atom(null, (get, set, password: string) => {
  if (get(loginWithPassword.stateAtom).status === 'failed') set(loginWithPassword.cancelAtom);
  set(passwordAtom, password);
});

/** Submits the log-in form. */
export const submitLoginAtom = atom(null, (get, set, email: string) => {
  const password = get(passwordAtom);
  if (password) return set(loginWithPassword.startAtom, { email, password });
  const departure = get(departureAtom);
  set(emptyAtom, (empty) => ({ departure, count: empty.departure === departure ? empty.count + 1 : 1 }));
  set(focusRequestAtom, { target: 'invalid' });
  return undefined;
});
