import { atom } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import { type ActionFailure, type ActionState, actionStateAtoms, type AnyAction } from '../core/request/action-state';
import { screenSignalAtom } from '../core/screen/screen.atoms';

/** The failure of each visit, in an atom of its own: a failure ends with its visit. */
const failureOfVisitAtom = atom((get) => get(screenSignalAtom) && atom<ActionFailure | undefined>(undefined));

/** Sets the latest failure of a passkey that was chosen in the field; undefined clears it. */
export const setAutofillFailureAtom = atom(null, (get, set, error?: ProviderError) =>
  set(get(failureOfVisitAtom), error && { status: 'failed', error }),
);

/** Autofill as an action, so that its failure can be shown. */
export const autofillAction: AnyAction = {
  ...actionStateAtoms(atom((get): ActionState => get(get(failureOfVisitAtom)) ?? { status: 'idle' })),
  cancelAtom: setAutofillFailureAtom,
};
