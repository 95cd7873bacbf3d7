import { atom } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import type { ActionState, AnyAction } from '../core/request/action';

const failureAtom = atom<{ error: ProviderError; attempt: number } | undefined>(undefined);
const attemptsAtom = atom(0);

/** The latest failure of a passkey that was chosen in the field; undefined clears it. */
export const autofillFailureAtom = atom(
  (get) => get(failureAtom),
  (get, set, error: ProviderError | undefined) => {
    set(attemptsAtom, get(attemptsAtom) + 1);
    set(failureAtom, error && { error, attempt: get(attemptsAtom) });
  },
);

/** Autofill as an action: something that may have failed. */
export const autofillAction: AnyAction = {
  stateAtom: atom((get): ActionState => {
    const failure = get(failureAtom);
    return failure ? { status: 'failed', ...failure } : { status: 'idle' };
  }),
  cancelAtom: atom(null, (_get, set) => set(failureAtom, undefined)),
};
