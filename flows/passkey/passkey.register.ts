import { atom } from 'jotai/vanilla';
import { action } from '../core/request/action';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { goToAtom } from '../core/screen/screen.atoms';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { withoutAutofill } from './ceremonies';
import { passkeyMessages } from './passkey.messages';
import { loadPasskeysAtom } from './passkey-list.atoms';
import { endEditingAtom } from './passkey.editing';

const createdAtom = atom(false);

/** Whether the list is shown because a passkey was created; after a skip it has another title (`design.md` section 6). */
export const wasCreatedAtom = atom((get) => get(createdAtom));

const showListAtom = atom(null, (_get, set, wasCreated: boolean) => {
  set(createdAtom, wasCreated);
  set(endEditingAtom);
  void set(loadPasskeysAtom);
  return set(goToAtom, 'PasskeyRegistrationSuccess');
});

/** 'Create a Passkey'. */
export const registerPasskey = action<void, Answer>({
  operation: 'webauthn.register',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(passkeyMessages)('passkey.waiting'),
  call: (get, _nothing, { signal, waitForPerson }) => {
    const { passkeys, sessionDurationMinutes } = get(configAtom);
    const onStage = (stage: 'asked' | 'answered') => waitForPerson(stage === 'asked');
    return withoutAutofill(() =>
      get(providerAtom).registerPasskey({ domain: passkeys.domain, sessionDurationMinutes, signal, onStage }),
    );
  },
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'PASSKEY_REGISTER', data: answer });
    return set(showListAtom, true);
  },
});

/** Goes on without a new passkey. */
export const skipAtom = atom(null, (_get, set) => {
  set(registerPasskey.cancelAtom);
  set(emitAtom, { type: 'PASSKEY_SKIP', data: {} });
  return set(showListAtom, false);
});

/** 'Done'. What follows is the host's. */
export const doneAtom = atom(null, (_get, set) => set(emitAtom, { type: 'PASSKEY_DONE', data: {} }));
