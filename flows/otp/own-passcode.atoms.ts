import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import type { Answer } from '../core/provider/provider';

/**
 * The steps after a passcode of the signed-in user: after a right one, and after one that could not be checked or sent
 * again, beside showing that. `onFailure` returns `'handled'` if it is not to be shown.
 */
export interface OwnPasscode {
  onRight(answer: Answer): Promise<void> | void;
  onFailure?: ((get: Getter, set: Setter, error: ProviderError) => 'handled' | void) | undefined;
}

/** The steps after the newest passcode of the signed-in user; a flow that sends one sets them. */
export const ownPasscodeAtom = atom<OwnPasscode>({ onRight: () => undefined });
