import { type Atom, atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';
import { type AnyAction, together } from '../core/request/action-state';
import { keyOf, type StepUpMethod } from './methods';

/** The choice of a method from a list, as one action: one method at a time is pending. */
export interface MethodChoice<Method> extends AnyAction {
  /** The method that was chosen last, by its key. */
  chosenAtom: Atom<string | undefined>;
  /** Starts a method. Does nothing while one is pending. */
  chooseAtom: WritableAtom<null, [method: Method], Promise<void> | void>;
}

/**
 * Makes the choice of a method.
 * @param actions the actions that methods start
 * @param start starts a method: a dialog, a code that is sent, or a view to type in
 */
export function methodChoice<Method extends StepUpMethod>(
  actions: readonly AnyAction[],
  start: (get: Getter, set: Setter, method: Method) => Promise<void> | void,
): MethodChoice<Method> {
  const action = together(...actions);
  const keyAtom = atom<string | undefined>(undefined);
  return {
    ...action,
    chosenAtom: keyAtom,
    chooseAtom: atom(null, (get, set, method: Method) => {
      if (get(action.isPendingAtom)) return undefined;
      set(action.cancelAtom);
      set(keyAtom, keyOf(method));
      return start(get, set, method);
    }),
  };
}
