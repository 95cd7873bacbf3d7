import { atom } from 'jotai/vanilla';
import { emitAtom } from '../core/host/host.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import type { TotpSetup } from '../core/provider/second-factor-calls';
import { request } from '../core/request/request';
import { resource } from '../core/request/resource';
import { providerAtom } from '../core/provider/provider.atoms';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import { secretAtom } from '../core/screen/secret.atoms';
import { askedUserAtom, leaveIfAccountChangedAtom, showOtherAccountAtom } from './end.actions';

/** The secret of the app that is being set up; empty once it is forgotten. */
export const setupSecretAtom = secretAtom();

/** Its recovery codes, a line each, until they are shown. */
export const setupLinesAtom = secretAtom();

/** The provider's id of that app. */
export const setupIdAtom = atom<string | undefined>(undefined);

/** The user for whom it is set up. */
export const setupUserAtom = atom<string | undefined>(undefined);

/** The visit during which this tab has turned the app on: the new factor of its session is not one of another tab. */
export const turnedOnVisitAtom = atom<AbortSignal | undefined>(undefined);

/** The recovery codes that are shown, a line each; empty once they are forgotten. */
export const recoveryLinesAtom = secretAtom();

/** The code of the app that is being set up, as typed so far. */
export const setupCodeAtom = secretAtom();

/** The set-up of an authenticator app; its secrets are kept apart, so that they can be forgotten. */
export const setup = resource<void>(async ({ get, set, signal, takeMoments }) => {
  const screenSignal = get(screenSignalAtom);
  set(setupCodeAtom, '');
  if (!get(providerAtom).person()) {
    // An answer that could not be read has made the client forget the user, and the session goes on: the provider knows whose it is.
    const call = (provider: Provider) => provider.checkSession();
    const checked = await request(get, set, { operation: 'session.authenticate', call, signal });
    if (!checked.ok) return checked;
    if (get(providerAtom).person()?.userId !== get(askedUserAtom)) return failed({ type: 'other_account' });
  }
  const outcome = await request<TotpSetup>(get, set, {
    operation: 'totps.create',
    call: (provider) => provider.createTotp(),
    signal,
    moments: takeMoments(),
  });
  if (!outcome.ok) return outcome;
  const { totpId, secret, recoveryCodes } = outcome.value;
  if (screenSignal.aborted || signal.aborted) return succeeded(undefined);
  set(setupIdAtom, totpId);
  set(setupUserAtom, get(providerAtom).person()?.userId);
  set(setupSecretAtom, secret);
  set(setupLinesAtom, recoveryCodes.join('\n'));
  set(emitAtom, { type: 'TOTP_CREATE', data: { totp_id: totpId } });
  return succeeded(undefined);
});

/** The recovery codes, loaded again if this page has forgotten them. */
export const recoveryCodes = resource<void>(async ({ get, set, signal, takeMoments }) => {
  const screenSignal = get(screenSignalAtom);
  const outcome: Outcome<readonly string[]> = await request(get, set, {
    operation: 'totps.recoveryCodes',
    call: (provider) => provider.recoveryCodes(),
    signal,
    moments: takeMoments(),
  });
  if (!outcome.ok) return outcome;
  if (!screenSignal.aborted && !signal.aborted) set(recoveryLinesAtom, outcome.value.join('\n'));
  return succeeded(undefined);
});

/**
 * Leaves the recovery codes if their user is not signed in any more, as the set-up is left. Without a sign-in to end, it names
 * another account all the same. Returns true if it has left.
 */
export const leaveCodesAtom = atom(null, (get, set): boolean => {
  if (set(leaveIfAccountChangedAtom)) return true;
  const person = get(providerAtom).person();
  if (!person || person.userId === get(setupUserAtom)) return false;
  void set(showOtherAccountAtom);
  return true;
});

/** Loads the recovery codes again, unless another account is signed in now (T-RACE-25). */
export const reloadCodesAtom = atom(null, (_get, set) =>
  set(leaveCodesAtom) ? undefined : set(recoveryCodes.loadAtom, true),
);
