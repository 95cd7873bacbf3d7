import { atom } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { emitAtom } from '../core/host/host.atoms';
import type { ErrorType } from '../core/provider/errors';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import { providerAtom } from '../core/provider/provider.atoms';
import type { RefusedCall } from '../core/request/step-up.atoms';
import { focusRequestAtom, overlayAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { anySignal } from '../core/time/signals';
import { type Otp, otpAtom } from '../otp';
import { detectPasskeySupportAtom } from '../passkey';
import { cancelProofsAtom } from './proofs.actions';
import { runAtom, type StepUpEnd, viewAtom } from './step-up.atoms';

const isInProgressAtom = atom(false);

/**
 * Has the user confirm who they are, so that a refused call may be repeated. A call that is refused meanwhile stays refused,
 * because it may be a call of the step-up itself.
 */
export const confirmForCallAtom = atom(
  null,
  async (get, set, { error, signal, pause }: RefusedCall, screen: ComponentType): Promise<Outcome<void>> => {
    if (get(isInProgressAtom)) return failed(error);
    set(isInProgressAtom, true);
    const reason = error.type === 'stale_factors' ? 'stale_factors' : 'insufficient_factors';
    const end = await set(beginAtom, reason, signal, screen);
    set(isInProgressAtom, false);
    if (end !== 'confirmed') return failed({ type: end });
    if (signal.aborted) return failed(error);
    pause(false);
    return succeeded(undefined);
  },
);

/** The groups that a session must hold factors of, for the provider's reason; a proof that was made just now is fresh. */
const groupsFor = { insufficient_factors: 2, stale_factors: 0 } as const;

/**
 * Begins a step-up over the current screen, and settles when it has ended: at the latest with that screen or the call.
 */
const beginAtom = atom(
  null,
  async (get, set, ...given: [keyof typeof groupsFor, AbortSignal, ComponentType]): Promise<StepUpEnd | ErrorType> => {
    const [reason, signal, screen] = given;
    const ended = anySignal(signal, get(screenSignalAtom));
    const [own] = await Promise.all([get(providerAtom).ownFactors(), set(detectPasskeySupportAtom)]);
    if (!own.ok) return own.error.type;
    if (ended.aborted) return 'not_confirmed';
    const passcode = get(otpAtom);
    return new Promise((resolve) => {
      const drop = () => end('not_confirmed');
      const end = (how: StepUpEnd) => {
        ended.removeEventListener('abort', drop);
        set(closeAtom, passcode);
        resolve(how);
      };
      ended.addEventListener('abort', drop);
      set(runAtom, { reason, groups: groupsFor[reason], own: own.value, proved: [], end });
      set(viewAtom, { name: 'methods' });
      set(overlayAtom, { screen });
      set(focusRequestAtom, { target: 'heading' });
      set(emitAtom, { type: 'SCREEN_SHOWN', data: { screen: 'StepUp' } });
      set(emitAtom, { type: 'STEP_UP_START', data: { reason } });
    });
  },
);

/** Closes the step-up, with its actions, failures and fields; restores the passcode of the screen behind it. */
const closeAtom = atom(null, (_get, set, passcode: Otp) => {
  set(cancelProofsAtom);
  set(runAtom, undefined);
  set(overlayAtom, undefined);
  set(otpAtom, passcode);
});
