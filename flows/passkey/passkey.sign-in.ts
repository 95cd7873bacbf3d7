import { atom } from 'jotai/vanilla';
import { action } from '../core/request/action';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { autofillFailureAtom } from './passkey.failure';
import { passkeyMessages } from './passkey.messages';
import { withoutAutofill } from './ceremonies';

/** What follows a sign-in with a passkey, by button or by autofill. */
export const finishPasskeySignInAtom = atom(null, (_get, set, answer: Answer) => {
  set(autofillFailureAtom, undefined);
  set(emitAtom, { type: 'PASSKEY_AUTHENTICATE', data: answer });
  return set(completeSignInAtom, 'PasskeyConfirmation');
});

/** 'Login with a Passkey'. A dialog that the person closed is no failure to show. */
export const authenticatePasskey = action<void, Answer>({
  operation: 'webauthn.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(passkeyMessages)('passkey.waiting'),
  call: (get, _nothing, { signal, waitForPerson }) => {
    const { passkeys, sessionDurationMinutes } = get(configAtom);
    return withoutAutofill(() =>
      get(providerAtom).authenticatePasskey({
        domain: passkeys.domain,
        sessionDurationMinutes,
        isAutofill: false,
        signal,
        onStage: (stage) => waitForPerson(stage === 'asked'),
      }),
    );
  },
  onSuccess: (_get, set, answer) => set(finishPasskeySignInAtom, answer),
  onFailure: (_get, set, { type }) => {
    set(autofillFailureAtom, undefined);
    return type === 'cancelled' ? 'handled' : undefined;
  },
});
