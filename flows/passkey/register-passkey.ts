import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { failed, type Outcome } from '../core/provider/outcome';
import type { MadePasskey, Passkey } from '../core/provider/passkey-calls';
import type { Answer, Provider } from '../core/provider/provider';
import { type Action, action } from '../core/request/action';
import type { RequestTools } from '../core/request/request';
import { anySignal } from '../core/time/signals';
import { sayAtom } from '../core/words/words.atoms';
import { aaguidName } from './aaguid-names';
import { sendInOrderAtom } from './passkey-list.actions';
import { passkeyMessages } from './passkey.messages';
import { storageOf, rememberMadeHere, rememberStorage } from './passkey-memory';
import { accountOf, isDifferentAccount } from './registrant.actions';
import { withoutAutofill } from './webauthn-queue';

/**
 * Has the browser create a passkey and the provider store it: by a dialog, or silently if the browser allows it.
 * It is made for the registrant alone: another account that signs in meanwhile, in another tab, is a failure (B-PKEY-15).
 */
export async function requestPasskey(
  get: Getter,
  provider: Provider,
  { signal, waitForPerson }: RequestTools,
  isSilent = false,
): Promise<Outcome<Answer>> {
  const { passkeys, sessionDurationMinutes } = get(configAtom);
  const account = accountOf(get);
  const isOtherNow = () => isDifferentAccount(account, provider.person()?.userId);
  const otherAccount = failed({ type: 'other_account' });
  if (isOtherNow()) return otherAccount;
  const ending = new AbortController();
  let facts: MadePasskey | undefined;
  const made = await withoutAutofill(
    () =>
      provider.registerPasskey({
        domain: passkeys.domain,
        hints: passkeys.hints,
        sessionDurationMinutes,
        isSilent,
        signal: anySignal(signal, ending.signal),
        onStage: (stage) => {
          if (stage === 'asked' && isOtherNow()) ending.abort();
          waitForPerson(stage === 'asked');
        },
        onMade: (one) => {
          facts = one;
        },
      }),
    signal,
  );
  if (!made.ok) return isOtherNow() ? otherAccount : made;
  if (!isDifferentAccount(account, made.value['user_id'])) {
    if (facts) factsOf.set(made.value, facts);
    return made;
  }
  const { webauthn_registration_id: id } = made.value;
  // The provider registered it for the wrong account.
  if (typeof id === 'string') void provider.deletePasskey(id);
  return otherAccount;
}

/** Makes the action 'Create a Passkey'. A passkey that is made after its screen was left is kept as well. */
export function passkeyCreation(onCreated: (get: Getter, set: Setter) => Promise<void> | void): Action<void> {
  return action<void, Answer>({
    operation: 'webauthn.register',
    kind: 'change',
    pendingWords: (get) => get(sayAtom)(passkeyMessages)('passkey.waiting'),
    call: (provider, _nothing, { get, ...tools }) => requestPasskey(get, provider, tools),
    onSuccess: (get, set, answer) => {
      acceptPasskey(set, answer);
      return onCreated(get, set);
    },
  });
}

/**
 * Reports a created passkey to the host, and remembers on this device that it exists and where it is stored. If the product
 * that made it is known, the passkey is named after it (B-PKEY-18).
 */
export function acceptPasskey(set: Setter, answer: Answer): void {
  rememberMadeHere(answer);
  set(emitAtom, { type: 'PASSKEY_REGISTER', data: answer });
  const { webauthn_registration_id: id } = answer;
  const facts = factsOf.get(answer);
  if (typeof id !== 'string' || !facts) return;
  rememberStorage(id, storageOf(facts));
  const name = aaguidName(facts.aaguid);
  if (name) set(giveFirstNameAtom, { id, name });
}

/** The facts about the passkey of an answer, for the code that accepts it later. */
const factsOf = new WeakMap<Answer, MadePasskey>();

/** Names a passkey that was just made. The list waits for it; where it fails the provider's own name stays. */
const giveFirstNameAtom = atom(
  null,
  (_get, set, passkey: Passkey) =>
    void set(sendInOrderAtom, {
      operation: 'webauthn.update',
      mayStepUp: false,
      call: (provider) => provider.renamePasskey(passkey),
    }),
);
