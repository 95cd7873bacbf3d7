import type { WritableAtom } from 'jotai/vanilla';
import type { AnyAction } from './action';

/** A way to sign in that begins with an address or a number: what a contact form is given to begin. */
export interface Contact {
  action: AnyAction;
  startAtom: WritableAtom<null, [contact: string], Promise<void>>;
}
