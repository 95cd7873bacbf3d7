import { atom } from 'jotai/vanilla';
import { emitAtom } from '../core/host/host.atoms';
import { type Outcome, succeeded } from '../core/provider/outcome';
import { providerAtom } from '../core/provider/provider.atoms';
import type { TotpSetup } from '../core/provider/second-factor-calls';
import { request } from '../core/request/request';
import { resource } from '../core/request/resource';
import { typing } from '../core/request/typing';
import { refusal } from '../core/screen/refusal.atoms';
import { goToAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { secretAtom } from '../core/screen/secret.atoms';
import { appCodeProof } from '../proofs';
import { keepAccountAtom, setupUserAtom, showOtherAccountAtom } from './end.actions';
import { declined } from './need';

/** The secret of the app that is being set up; empty once it is forgotten. */
export const setupSecretAtom = secretAtom();

/** Its recovery codes, a line each, until they are shown. */
const setupLinesAtom = secretAtom();

/** The recovery codes that are shown, a line each; empty once they are forgotten. */
export const recoveryLinesAtom = secretAtom();

/** The code of the app that is being set up, as typed so far. */
export const setupCodeAtom = secretAtom();

/** The set-up of an authenticator app; its secrets are kept apart, so that they can be forgotten. */
export const setup = resource<void>(async ({ get, set, signal }) => {
  const screenSignal = get(screenSignalAtom);
  set(setupCodeAtom, '');
  const outcome = await request<TotpSetup>(get, set, {
    operation: 'totps.create',
    call: (provider) => provider.createTotp(),
    signal,
  });
  if (!outcome.ok) return outcome;
  const { totpId, secret, recoveryCodes } = outcome.value;
  if (screenSignal.aborted || signal.aborted) return succeeded(undefined);
  set(setupSecretAtom, secret);
  set(setupLinesAtom, recoveryCodes.join('\n'));
  set(emitAtom, { type: 'TOTP_CREATE', data: { totp_id: totpId } });
  return succeeded(undefined);
});

/** The recovery codes, loaded again if this page has forgotten them. */
export const recoveryCodes = resource<void>(async ({ get, set, signal }) => {
  const screenSignal = get(screenSignalAtom);
  const outcome: Outcome<readonly string[]> = await request(get, set, {
    operation: 'totps.recoveryCodes',
    call: (provider) => provider.recoveryCodes(),
    signal,
  });
  if (!outcome.ok) return outcome;
  if (!screenSignal.aborted && !signal.aborted) set(recoveryLinesAtom, outcome.value.join('\n'));
  return succeeded(undefined);
});

/** 'Turn on': checks the first code of the app, and shows the recovery codes. */
export const turnOn = appCodeProof({
  onSuccess: async (get, set, answer) => {
    const lines = get(setupLinesAtom);
    set(emitAtom, { type: 'TOTP_AUTHENTICATE', data: answer });
    const userId = get(setupUserAtom);
    if (userId !== undefined && answer['user_id'] !== userId) return set(showOtherAccountAtom);
    await set(goToAtom, 'RecoveryCodes');
    if (lines) set(recoveryLinesAtom, lines);
    else void set(recoveryCodes.loadAtom);
  },
  onFailure: (_get, set, { type }) => {
    if (type !== 'expired_totp') return undefined;
    // The set-up took too long, and starts again with another key.
    if (set(keepAccountAtom)) void set(setup.loadAtom);
    return 'handled';
  },
});

/** The refusal of an incomplete code. */
export const partialCode = refusal((get) => get(setupCodeAtom).length < 6);

/** Sends the code of the app that is being set up, if it is complete. */
export const submitSetupCodeAtom = atom(null, (get, set) => {
  const code = get(setupCodeAtom);
  return code.length < 6 ? set(partialCode.refuseAtom) : set(turnOn.startAtom, code);
});

/** Types into that code. */
export const typeSetupCodeAtom = typing(setupCodeAtom, turnOn);

/** Remembers 'Not now': this user is not asked again on this device for 30 days. */
export const declineAtom = atom(null, (get, set) => {
  const { userId } = get(providerAtom).person() ?? {};
  if (userId) declined.set(userId);
  set(turnOn.cancelAtom);
  set(setup.cancelAtom);
});
