import { atom, type WritableAtom } from 'jotai/vanilla';
import type { Outcome } from '../provider/outcome';

/** A call of a request that may be made again, and what the request lends to who decides on that. */
export interface RepeatableCall<Value> {
  /** Makes the call. */
  ask(): Promise<Outcome<Value>>;
  /** Aborted when the request is settled. */
  signal: AbortSignal;
  /** Stops the request's deadline, and starts it again. */
  pause(isPaused: boolean): void;
}

/** The atom by which the calls of a mount are made, where some may be refused until the user confirms who they are. */
export type StepUpAtom = WritableAtom<null, [call: RepeatableCall<unknown>], Promise<Outcome<unknown>>>;

/** The step-up of this mount, by the atom that makes its calls. A store without it makes each call once. */
export const stepUpAtom = atom<{ callAtom?: StepUpAtom }>({});
