import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import type { ErrorType } from '../core/provider/errors';
import { failed, type Outcome } from '../core/provider/outcome';
import type { Passkey } from '../core/provider/passkey-calls';
import type { Provider } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { noSessionErrors } from '../core/provider/session-errors';
import { focusRequestAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { announceAtom } from '../core/words/announce.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { focusKeys } from './passkey-focus-keys';
import { forgetMadeHere } from './passkey-memory';
import {
  acceptedPasskey,
  acceptNameAtom,
  changePasskeysAtom,
  passkeyList,
  restorePasskeyAtom,
  sendInOrderAtom,
  wasCreatedAtom,
} from './passkey-list.actions';
import { passkeyRegistrationMessages } from './passkey-registration.messages';
import { accountOf, findRegistrantAtom, isDifferentAccount } from './registrant.actions';

/** A failed change, and its effect on the list. */
export interface ChangeFailure {
  kind: 'renameFailed' | 'deleteFailed' | 'sessionEnded' | 'otherAccount';
  /** The passkey's name; empty for one without. */
  name: string;
}

const failedAtom = atom<{ failure: ChangeFailure; screenSignal: AbortSignal } | undefined>(undefined);

/** The latest failed change, as it is shown: until the next change, or until its screen is left. */
export const changeFailureAtom = atom((get) => {
  const failed = get(failedAtom);
  return failed?.screenSignal === get(screenSignalAtom) ? failed.failure : undefined;
});

/** Shows a failed change on this screen, if it failed during an earlier visit, where no failures are shown. */
export const showFailureOfAtom = atom(null, (get, set, earlier: AbortSignal) => {
  const failed = get(failedAtom);
  if (failed?.screenSignal === earlier) set(failedAtom, { ...failed, screenSignal: get(screenSignalAtom) });
});

/**
 * Errors of a step-up that was not completed. The provider has certainly refused the change, so the list must show
 * that.
 */
const confirmationErrors: ReadonlySet<ErrorType> = new Set([
  'not_confirmed',
  'insufficient_factors',
  'stale_factors',
  'other_account',
]);

/** Renames a passkey: at once in the list, and meanwhile at the provider. */
export const renamePasskeyAtom = atom(null, async (get, set, passkey: Passkey, name: string) => {
  const give = (to: string, from: string) =>
    set(changePasskeysAtom, (passkeys) =>
      passkeys.map((one) => (one.id === passkey.id && one.name === from ? { ...one, name: to } : one)),
    );
  give(name, passkey.name);
  await set(sendAtom, {
    call: (provider) => provider.renamePasskey({ id: passkey.id, name }),
    operation: 'webauthn.update',
    done: get(sayAtom)(passkeyRegistrationMessages)('passkey.renamed', { name }),
    settle: (isAccepted) => {
      if (isAccepted) set(acceptNameAtom, passkey.id, name);
    },
    undo: () => {
      const accepted = acceptedPasskey(get, passkey.id) ?? passkey;
      give(accepted.name, name);
      return { kind: 'renameFailed', name: accepted.name.trim() };
    },
  });
});

/** Deletes a passkey: at once in the list, and meanwhile at the provider. */
export const deletePasskeyAtom = atom(null, async (get, set, passkey: Passkey, name: string) => {
  set(changePasskeysAtom, (passkeys) => passkeys.filter(({ id }) => id !== passkey.id));
  const userId = get(providerAtom).person()?.userId;
  const say = get(sayAtom)(passkeyRegistrationMessages);
  await set(sendAtom, {
    call: (provider) => provider.deletePasskey(passkey.id),
    operation: 'user.deleteWebauthnRegistration',
    done: name ? say('passkey.deleted', { name }) : say('passkey.deletedNameless'),
    settle: () => forgetMadeHere(userId, passkey.id),
    undo: (type) => {
      set(restorePasskeyAtom, passkey.id);
      // The step-up returned focus to the row that followed it (B-STEPUP-3).
      if (type === 'not_confirmed') set(focusRequestAtom, { target: `key:${focusKeys.delete(passkey)}` });
      return { kind: 'deleteFailed', name: acceptedPasskey(get, passkey.id)?.name.trim() || name };
    },
  });
});

interface Change {
  call(provider: Provider): Promise<Outcome<void>>;
  operation: string;
  /**
   * The announcement of the change, made once the provider has accepted it: a step-up may come before, and refuse it.
   */
  done: string;
  /** The step after a change that stays in the list. It is not accepted if it failed without being undone. */
  settle(isAccepted: boolean): void;
  /** Restores the list after an error of that type, and returns what is shown about that. */
  undo(type: ErrorType): ChangeFailure;
}

/**
 * Sends a change after those before it. A failure is only logged (B-PKEY-10), unless the host wants it undone, a step-up was
 * not completed, or no user is signed in any more: then no later change could work, and that must be shown. Nothing is
 * sent for another account than the change was made for. Its own list is loaded then.
 */
const sendAtom = atom(null, async (get, set, { call, operation, done, settle, undo }: Change) => {
  set(failedAtom, undefined);
  const account = accountOf(get);
  const outcome = await set(sendInOrderAtom, {
    operation,
    call: async (provider) =>
      isDifferentAccount(account, provider.person()?.userId) ? failed({ type: 'other_account' }) : call(provider),
  });
  const mustUndo = (type: ErrorType) =>
    noSessionErrors.has(type) || confirmationErrors.has(type) || get(configAtom).passkeys.restoreOnFailure;
  if (outcome.ok || !mustUndo(outcome.error.type)) {
    settle(outcome.ok);
    return outcome.ok && set(announceAtom, done);
  }
  const { type } = outcome.error;
  const failure = undo(type);
  if (noSessionErrors.has(type)) failure.kind = 'sessionEnded';
  if (type === 'other_account') {
    failure.kind = 'otherAccount';
    set(wasCreatedAtom, false);
    void set(passkeyList.loadAtom);
    void set(findRegistrantAtom, true);
  }
  set(failedAtom, { failure, screenSignal: get(screenSignalAtom) });
});
