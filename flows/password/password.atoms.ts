import { atom } from 'jotai/vanilla';
import { departureAtom } from '../core/screen/screen.atoms';
import type { UserType } from '../core/provider/password-calls';

/** Whose password this is about (spec section 3). */
export type PasswordUser = { status: 'unknown' } | { status: 'known'; email: string; type: UserType };

/** The person whose address was searched for. */
export const passwordUserAtom = atom<PasswordUser>({ status: 'unknown' });

/** Their address; empty where nobody was searched for, as on the reset form. */
export const passwordEmailAtom = atom((get) => {
  const user = get(passwordUserAtom);
  return user.status === 'known' ? user.email : undefined;
});

const typedAtom = atom<{ departure: object; password: string }>({ departure: {}, password: '' });

/** What has been typed, byte for byte. It is forgotten with its screen. */
export const passwordAtom = atom(
  (get) => {
    const { departure, password } = get(typedAtom);
    return departure === get(departureAtom) ? password : '';
  },
  (get, set, password: string) => set(typedAtom, { departure: get(departureAtom), password }),
);
