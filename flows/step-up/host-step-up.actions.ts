import { atom } from 'jotai/vanilla';
import { emitAtom, reportAtom } from '../core/host/host.atoms';
import { failed, succeeded } from '../core/provider/outcome';
import { signedInNow } from '../core/provider/person';
import { signedInAtom } from '../core/provider/person.atoms';
import { providerAtom } from '../core/provider/provider.atoms';
import { noSessionErrors } from '../core/provider/session-errors';
import { isSessionOver } from '../core/provider/session-over';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { widgetError } from '../core/provider/widget-error';
import { resolveSignedInAtom } from '../core/request/resolve-signed-in.actions';
import { request } from '../core/request/request';
import { resource } from '../core/request/resource';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { detectPasskeySupportAtom } from '../passkey';
import { cancelProofsAtom, isProofPending, showMethodsAtom } from './proofs.actions';
import { isCancelledAtom, isGroupMissing, runAtom, type StepUpEnd, viewAtom } from './step-up.atoms';

/** The strength that you require of a session. */
export interface WantedStrength {
  /** The greatest age of the session's newest factor, in minutes. Default 60. */
  maxAgeMinutes?: number;
  /** The number of groups (email, phone, device) that the session must have factors of. Default 1. */
  groups?: 1 | 2;
}

/** The options of the mount beside the common ones. */
export interface WantedStrengthOptions {
  /** The strength that the session must have. If it has that already, the mount completes at once. */
  stepUpOptions?: WantedStrength;
}

const strengthAtom = atom<Required<WantedStrength>>({ maxAgeMinutes: 60, groups: 1 });

/** The strength that the host of this mount requires. It changes only with its values: a host may pass them again at each render. */
export const wantedStrengthAtom = atom(
  (get) => get(strengthAtom),
  (get, set, { maxAgeMinutes = 60, groups = 1 }: WantedStrength) => {
    const before = get(strengthAtom);
    if (maxAgeMinutes !== before.maxAgeMinutes || groups !== before.groups)
      set(strengthAtom, { maxAgeMinutes, groups });
  },
);

/** The account with which this mount began: a proof of another one does not count. */
const accountAtom = atom<string | undefined>(undefined);

const operation = 'session.authenticate';

/**
 * The step-up that a host has requested. It is loaded when the provider has confirmed the session, of the account that
 * the mount began with: 'confirmed' if it is strong enough, before or after a proof, else 'asked'.
 */
export const hostStepUp = resource<'asked' | 'confirmed'>(async ({ get, set, signal, isAgain }) => {
  if (isAgain) set(focusRequestAtom, { target: 'heading' });
  set(cancelProofsAtom);
  set(runAtom, undefined);
  const known = await set(resolveSignedInAtom, signal, isAgain);
  if (!known.ok) return known;
  if (isSessionOver(get)) return failed({ type: 'user_unauthenticated' });
  const checked = await request(get, set, { operation, call: (provider) => provider.checkSession(), signal });
  if (!checked.ok) return checked;
  const [own] = await Promise.all([get(providerAtom).ownFactors(), set(detectPasskeySupportAtom)]);
  if (!own.ok) return own;
  if (signal.aborted) return failed({ type: 'cancelled' });
  const account = get(accountAtom) ?? own.value.userId;
  set(accountAtom, account);
  if (own.value.userId !== account) {
    // The page is of the other account, so nothing may be completed in its name.
    set(reportAtom, widgetError(operation, { type: 'other_account' }));
    return failed({ type: 'other_account' });
  }
  const wanted = get(wantedStrengthAtom);
  if (isStrong(own.value, wanted, Date.now())) {
    set(emitAtom, { type: 'STEP_UP_COMPLETE', data: { factors: [] } });
    return succeeded('confirmed');
  }
  set(runAtom, {
    reason: 'host',
    groups: wanted.groups,
    own: own.value,
    proved: [],
    end: (how) => void set(endAtom, how),
  });
  set(viewAtom, { name: 'methods' });
  set(emitAtom, { type: 'STEP_UP_START', data: { reason: 'host' } });
  return succeeded('asked');
});

/** Tells whether a session holds factors of so many groups, and one that was proved within so many minutes. */
export function isStrong(own: OwnFactors, wanted: Required<WantedStrength>, deviceTime: number): boolean {
  // The clock of a device may be slow; the provider's answer came no later than now.
  const now = Math.max(deviceTime, own.answeredAt ?? 0);
  const isFresh = own.held.some(({ provenAt = Number.NaN }) => now - provenAt < wanted.maxAgeMinutes * 60_000);
  return isFresh && !isGroupMissing({ own, groups: wanted.groups });
}

/** 'Cancel': reported to the host, which decides what follows. Until then the methods are shown again. */
export const cancelHostStepUpAtom = atom(null, (get, set) => {
  set(emitAtom, { type: 'STEP_UP_CANCEL', data: {} });
  if (!get(runAtom)) return;
  set(isCancelledAtom, true);
  set(showMethodsAtom);
});

/** Ends the step-up, or starts it again. */
const endAtom = atom(null, (_get, set, how: StepUpEnd) => {
  if (how === 'not_confirmed') return set(cancelHostStepUpAtom);
  set(runAtom, undefined);
  set(cancelProofsAtom);
  set(focusRequestAtom, { target: 'heading' });
  return how === 'confirmed' ? set(hostStepUp.provideAtom, 'confirmed') : void set(hostStepUp.loadAtom);
});

/** The states that `followAccountAtom` follows: who is signed in, and whether a method is being checked. */
export const followedAtom = atom((get) => [get(signedInAtom), isProofPending(get)] as const);

/**
 * Starts again if the session has ended, is of another account, or exists again. The end of the session during a proof, maybe by its
 * answer, is left to it, so that its failure is reported.
 */
export const followAccountAtom = atom(null, (get, set) => {
  const state = get(hostStepUp.stateAtom);
  const now = signedInNow(get);
  if (state.status === 'loading' || now.status === 'unknown') return;
  if (now.status === 'signedOut' && (isProofPending(get) || !isSessionOver(get))) return;
  const isSame = now.status === 'signedIn' && now.person.userId === get(accountAtom);
  const isRestart =
    state.status === 'failed'
      ? now.status === 'signedIn' && noSessionErrors.has(state.error.type)
      : state.value === 'asked' && !isSame;
  if (isRestart) void set(hostStepUp.loadAtom);
});
