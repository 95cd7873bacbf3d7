import { atom } from 'jotai/vanilla';
import { emitAtom } from '../core/host/host.atoms';
import type { Answer } from '../core/provider/provider';
import { action } from '../core/request/action';
import { completeSignInAtom } from '../core/screen/complete-sign-in.actions';
import { sayAtom } from '../core/words/words.atoms';
import { setAutofillFailureAtom } from './autofill-failure.atoms';
import { passkeyMessages } from './passkey.messages';
import { requestPasskeySignIn } from './request-sign-in';

/** The end of a sign-in with a passkey, by button or by autofill. */
export const finishPasskeySignInAtom = atom(null, (_get, set, answer: Answer) => {
  set(setAutofillFailureAtom, undefined);
  set(emitAtom, { type: 'PASSKEY_AUTHENTICATE', data: answer });
  return set(completeSignInAtom, 'PasskeyConfirmation', 'passkeys');
});

/** 'Login with a Passkey': logs in by a dialog of the browser. A dialog that the user closed is no failure to show. */
export const authenticatePasskey = action<void, Answer>({
  operation: 'webauthn.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(passkeyMessages)('passkey.waiting'),
  call: (provider, _nothing, { get, ...tools }) => requestPasskeySignIn(get, provider, tools),
  onSuccess: (_get, set, answer) => set(finishPasskeySignInAtom, answer),
  onFailure: (_get, set, { type }) => {
    set(setAutofillFailureAtom, undefined);
    return type === 'cancelled' ? 'handled' : undefined;
  },
});
