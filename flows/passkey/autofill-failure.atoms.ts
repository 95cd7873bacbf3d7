import { atom } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import type { ActionState, AnyAction } from '../core/request/action';

const failureAtom = atom<{ error: ProviderError } | undefined>(undefined);

/** The latest failure of a passkey that was chosen in the field; undefined clears it. */
export const autofillFailureAtom = atom(
  (get) => get(failureAtom),
  (_get, set, error: ProviderError | undefined) => set(failureAtom, error && { error }),
);

/** Autofill as an action, so that its failure can be shown. */
export const autofillAction: AnyAction = {
  stateAtom: atom((get): ActionState => {
    const failure = get(failureAtom);
    return failure ? { status: 'failed', ...failure } : { status: 'idle' };
  }),
  cancelAtom: atom(null, (_get, set) => set(failureAtom, undefined)),
};
