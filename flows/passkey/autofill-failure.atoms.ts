import { atom } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import { type ActionFailure, type ActionState, actionStateAtoms, type AnyAction } from '../core/request/action-state';

const failureAtom = atom<ActionFailure | undefined>(undefined);

/** The latest failure of a passkey that was chosen in the field; undefined clears it. */
export const autofillFailureAtom = atom(
  (get) => get(failureAtom),
  (_get, set, error: ProviderError | undefined) => set(failureAtom, error && { status: 'failed', error }),
);

/** Autofill as an action, so that its failure can be shown. */
export const autofillAction: AnyAction = {
  ...actionStateAtoms(atom((get): ActionState => get(failureAtom) ?? { status: 'idle' })),
  cancelAtom: atom(null, (_get, set) => set(failureAtom, undefined)),
};
