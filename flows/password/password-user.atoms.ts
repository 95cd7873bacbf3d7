import { atom } from 'jotai/vanilla';
import type { UserType } from '../core/provider/password-calls';

/** The user a password is about. */
export type PasswordUser = { status: 'unknown' } | { status: 'known'; email: string; type: UserType };

/** The user whose address was searched for. */
export const passwordUserAtom = atom<PasswordUser>({ status: 'unknown' });

/** Their address; undefined where no account was searched for, as on the reset form. */
export const passwordEmailAtom = atom((get) => {
  const user = get(passwordUserAtom);
  return user.status === 'known' ? user.email : undefined;
});
