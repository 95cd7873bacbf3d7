import { atom, type WritableAtom } from 'jotai/vanilla';
import type { ProviderError } from '../provider/errors';
import type { Outcome } from '../provider/outcome';

/** A call that was refused, with the controls of its request that a step-up needs. */
export interface RefusedCall {
  error: ProviderError;
  /** Aborted when the request is settled. */
  signal: AbortSignal;
  /** Pauses the request's deadline, or starts it again. */
  pause(isPaused: boolean): void;
}

/** Confirms the user, if the provider refused a call until then: ok if the call may be repeated, else the error it fails with. */
export type ConfirmAtom = WritableAtom<null, [refused: RefusedCall], Promise<Outcome<void>>>;

/** The step-up of this mount. A store without it makes each call once. */
export const stepUpAtom = atom<{ confirmAtom?: ConfirmAtom }>({});
