import { atom, type Atom, type WritableAtom } from 'jotai/vanilla';
import type { ProviderError } from '../provider/errors';

/** The failure of an action. Each is an object of its own, so that the same failure twice is announced twice. */
export interface ActionFailure {
  status: 'failed';
  error: ProviderError;
}

/** The state of an action. */
export type ActionState = { status: 'idle' } | { status: 'pending'; isSlow: boolean } | ActionFailure;

/** The state of an action, and parts of it: a view that reads one part is not rendered when another changes. */
export interface ActionStateAtoms {
  stateAtom: Atom<ActionState>;
  /** True while it is pending. */
  isPendingAtom: Atom<boolean>;
  /** Its failure, if its state is one. */
  failureAtom: Atom<ActionFailure | undefined>;
}

/** An action of any input, for code that shows or cancels it. */
export interface AnyAction extends ActionStateAtoms {
  /** Cancels it: the controls can be used at once, and nothing more of it is announced or shown. */
  cancelAtom: WritableAtom<null, [], void>;
}

/** The atoms of an action's state, from one that reads it. */
export function actionStateAtoms(stateAtom: Atom<ActionState>): ActionStateAtoms {
  return {
    stateAtom,
    isPendingAtom: atom((get) => get(stateAtom).status === 'pending'),
    failureAtom: atom((get) => {
      const state = get(stateAtom);
      return 'error' in state ? state : undefined;
    }),
  };
}

/** Several actions of one control as one action: one at a time is pending. */
export function together(...actions: readonly AnyAction[]): AnyAction {
  const stateAtom = atom((get): ActionState => {
    const states = actions.map((action) => get(action.stateAtom));
    const of = (status: ActionState['status']) => states.find((state) => state.status === status);
    return of('pending') ?? of('failed') ?? { status: 'idle' };
  });
  return {
    ...actionStateAtoms(stateAtom),
    cancelAtom: atom(null, (_get, set) => actions.forEach(({ cancelAtom }) => set(cancelAtom))),
  };
}
