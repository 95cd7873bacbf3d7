import { atom, type WritableAtom } from 'jotai/vanilla';
import type { AnyAction } from './action';

/** A verb that types into a field. Typing after a failure of the field's action clears the failure, which is about what was sent. */
export function typing(
  valueAtom: WritableAtom<string, [value: string], void>,
  { stateAtom, cancelAtom }: AnyAction,
): WritableAtom<null, [value: string], void> {
  return atom(null, (get, set, value: string) => {
    if (get(stateAtom).status === 'failed') set(cancelAtom);
    set(valueAtom, value);
  });
}
