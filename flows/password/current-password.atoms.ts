import { atom, type WritableAtom } from 'jotai/vanilla';
import type { Action } from '../core/request/action';
import { typing } from '../core/request/typing';
import { refusal } from '../core/screen/refusal.atoms';

/** An address and its password. */
export interface Credentials {
  email: string;
  password: string;
}

/** The state of a form for a password that the user has, over what is typed and the action that sends it. */
export function currentPassword(
  passwordAtom: WritableAtom<string, [password: string], void>,
  action: Action<Credentials>,
) {
  const emptyRefusal = refusal((get) => !get(passwordAtom));
  return {
    /** The refusal of a form without a password. */
    emptyRefusal,
    /** Types the password. Typing clears a failure, which was about the sent password. */
    typeAtom: typing(passwordAtom, action),
    /** Sends the password, if there is one. */
    submitAtom: atom(null, (get, set, email: string) => {
      const password = get(passwordAtom);
      return password ? set(action.startAtom, { email, password }) : set(emptyRefusal.refuseAtom);
    }),
  };
}
