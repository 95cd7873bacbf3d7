import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';
import type { AnyAction } from './action-state';

/** Clears the failure of an action that is not about what is shown any more. A pending action goes on. */
export function clearFailure(get: Getter, set: Setter, { failureAtom, cancelAtom }: AnyAction): void {
  if (get(failureAtom)) set(cancelAtom);
}

/**
 * Makes the atom that types into a field. Typing clears a failure of the field's action, which was about the sent
 * value.
 */
export function typing(
  valueAtom: WritableAtom<string, [value: string], void>,
  action: AnyAction,
): WritableAtom<null, [value: string], void> {
  return atom(null, (get, set, value: string) => {
    clearFailure(get, set, action);
    set(valueAtom, value);
  });
}
