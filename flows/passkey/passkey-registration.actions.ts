import { atom } from 'jotai/vanilla';
import { emitAtom } from '../core/host/host.atoms';
import { goToAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { showFailureOfAtom } from './passkey-changes.actions';
import { endEditingAtom } from './passkey-editing.atoms';
import { passkeyList, wasCreatedAtom } from './passkey-list.actions';
import { passkeyCreation } from './register-passkey';
import { findRegistrantAtom } from './registrant.actions';

const showListAtom = atom(null, async (get, set, wasCreated: boolean) => {
  const screenSignal = get(screenSignalAtom);
  set(wasCreatedAtom, wasCreated);
  set(endEditingAtom);
  void set(passkeyList.loadAtom);
  await set(goToAtom, 'PasskeyRegistrationSuccess');
  // A change may have failed since the list was left.
  set(showFailureOfAtom, screenSignal);
});

/** 'Create a Passkey': then the list of passkeys is shown. */
export const registerPasskey = passkeyCreation((_get, set) => set(showListAtom, true));

/** 'Try again', after another account has signed in: starts again, for the account that is signed in now. */
export const startAgainAtom = atom(null, (_get, set) => {
  set(registerPasskey.cancelAtom);
  return set(findRegistrantAtom, true);
});

/** Continues without a new passkey. */
export const skipPasskeyAtom = atom(null, (_get, set) => {
  set(registerPasskey.cancelAtom);
  set(emitAtom, { type: 'PASSKEY_SKIP', data: {} });
  return set(showListAtom, false);
});

/** 'Done': tells the host, which decides what follows. */
export const finishPasskeysAtom = atom(null, (_get, set) => set(emitAtom, { type: 'PASSKEY_DONE', data: {} }));
