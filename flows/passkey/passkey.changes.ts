import { atom } from 'jotai/vanilla';
import { deadline } from '../core/request/deadline';
import { announceAtom } from '../core/words/announce.atoms';
import { configAtom } from '../core/config/config.atoms';
import { mountSignalAtom, reportAtom } from '../core/host/host.atoms';
import type { ErrorType } from '../core/provider/errors';
import type { Outcome } from '../core/provider/outcome';
import type { Passkey } from '../core/provider/passkey-calls';
import { providerAtom } from '../core/provider/provider.atoms';
import { widgetError } from '../core/provider/widget-error';
import { sayAtom } from '../core/words/words.atoms';
import { passkeyMessages } from './passkey.messages';
import { changePasskeysAtom } from './passkey-list.atoms';

/** What became of a change that failed. */
export interface ChangeFailure {
  kind: 'renameFailed' | 'deleteFailed' | 'sessionEnded';
  name: string;
  attempt: number;
}

const failureAtom = atom<ChangeFailure | undefined>(undefined);
const attemptsAtom = atom(0);

/** The latest failed change that the person is told of; the next change ends it. */
export const changeFailureAtom = atom((get) => get(failureAtom));

const sessionErrors: ReadonlySet<ErrorType> = new Set([
  'user_unauthenticated',
  'unauthorized_credentials',
  'session_not_found',
  'invalid_session_token',
]);

/** Renames a passkey: here at once, at the provider meanwhile. */
export const renamePasskeyAtom = atom(null, async (get, set, passkey: Passkey, name: string) => {
  const give = (to: string, from: string) =>
    set(changePasskeysAtom, (passkeys) =>
      passkeys.map((one) => (one.id === passkey.id && one.name === from ? { ...one, name: to } : one)),
    );
  give(name, passkey.name);
  set(announceAtom, get(sayAtom)(passkeyMessages)('passkey.renamed', { name }));
  await set(settleAtom, {
    call: () => get(providerAtom).renamePasskey({ id: passkey.id, name }),
    operation: 'webauthn.update',
    undo: () => give(passkey.name, name),
    failure: { kind: 'renameFailed', name: passkey.name },
  });
});

/** Deletes a passkey: here at once, at the provider meanwhile. */
export const deletePasskeyAtom = atom(null, async (get, set, passkey: Passkey, name: string) => {
  let place = -1;
  set(changePasskeysAtom, (passkeys) => {
    place = passkeys.findIndex(({ id }) => id === passkey.id);
    return passkeys.filter(({ id }) => id !== passkey.id);
  });
  set(announceAtom, get(sayAtom)(passkeyMessages)('passkey.deleted', { name }));
  await set(settleAtom, {
    call: () => get(providerAtom).deletePasskey(passkey.id),
    operation: 'user.deleteWebauthnRegistration',
    undo: () => set(changePasskeysAtom, (passkeys) => passkeys.toSpliced(place, 0, passkey)),
    failure: { kind: 'deleteFailed', name },
  });
});

interface Change {
  call(): Promise<Outcome<void>>;
  operation: string;
  undo(): void;
  failure: Omit<ChangeFailure, 'attempt'>;
}

/**
 * Waits for the provider. A failure is only logged (spec section 4), unless the host wants it undone, or nobody is
 * signed in any more: then nothing here would ever work, and that must be said.
 */
const settleAtom = atom(null, async (get, set, { call, operation, undo, failure }: Change) => {
  set(failureAtom, undefined);
  const life = get(mountSignalAtom);
  const outcome = await deadline(life, call());
  if (outcome.ok || life.aborted) return;
  set(reportAtom, widgetError(operation, outcome.error));
  const hasNoSession = sessionErrors.has(outcome.error.type);
  if (!hasNoSession && !get(configAtom).passkeys.restoreOnFailure) return;
  undo();
  set(attemptsAtom, get(attemptsAtom) + 1);
  set(failureAtom, { ...failure, ...(hasNoSession && { kind: 'sessionEnded' }), attempt: get(attemptsAtom) });
});
