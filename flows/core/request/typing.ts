import { atom, type WritableAtom } from 'jotai/vanilla';
import type { AnyAction } from './action';

/**
 * Makes the atom that types into a field. Typing clears a failure of the field's action, which was about the sent
 * value.
 */
export function typing(
  valueAtom: WritableAtom<string, [value: string], void>,
  { stateAtom, cancelAtom }: AnyAction,
): WritableAtom<null, [value: string], void> {
  return atom(null, (get, set, value: string) => {
    if (get(stateAtom).status === 'failed') set(cancelAtom);
    set(valueAtom, value);
  });
}
