import { atom, type WritableAtom } from 'jotai/vanilla';
import type { Outcome } from '../provider/outcome';

/**
 * A call of a request that may be repeated after a step-up, with the controls of the request that the step-up needs.
 */
export interface RepeatableCall<Value> {
  /** Makes the call. */
  ask(): Promise<Outcome<Value>>;
  /** Aborted when the request is settled. */
  signal: AbortSignal;
  /** Pauses the request's deadline, or starts it again. */
  pause(isPaused: boolean): void;
}

/** The atom that makes the calls of a mount, and opens a step-up for a call that is refused without one. */
export type StepUpAtom = WritableAtom<null, [call: RepeatableCall<unknown>], Promise<Outcome<unknown>>>;

/** The step-up of this mount, by the atom that makes its calls. A store without it makes each call once. */
export const stepUpAtom = atom<{ callAtom?: StepUpAtom }>({});
