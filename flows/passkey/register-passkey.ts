import type { Getter, Setter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { failed, type Outcome } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import type { RequestTools } from '../core/request/request';
import { anySignal } from '../core/time/signals';
import { rememberMadeHere } from './made-here';
import { registrant } from './registrant.actions';
import { withoutAutofill } from './webauthn-queue';

/**
 * Has the browser make a passkey and the provider keep it: by a dialog, or silently where the browser may do so unasked.
 * It is made for the registrant alone: another account that signs in meanwhile, in another tab, is a failure (B-PKEY-15).
 */
export async function requestPasskey(
  get: Getter,
  provider: Provider,
  { signal, waitForPerson }: RequestTools,
  isSilent = false,
): Promise<Outcome<Answer>> {
  const { passkeys, sessionDurationMinutes } = get(configAtom);
  const state = get(registrant.stateAtom);
  const shown = state.status === 'loaded' ? state.value : undefined;
  const userId = (shown ?? provider.person())?.userId;
  const isOther = (id: unknown) => userId !== undefined && typeof id === 'string' && id !== userId;
  const isOtherNow = () => isOther(provider.person()?.userId);
  const otherAccount = failed({ type: 'other_account' });
  if (isOtherNow()) return otherAccount;
  const ending = new AbortController();
  const made = await withoutAutofill(
    () =>
      provider.registerPasskey({
        domain: passkeys.domain,
        sessionDurationMinutes,
        isSilent,
        signal: anySignal(signal, ending.signal),
        onStage: (stage) => {
          if (stage === 'asked' && isOtherNow()) ending.abort();
          waitForPerson(stage === 'asked');
        },
      }),
    signal,
  );
  if (!made.ok) return isOtherNow() ? otherAccount : made;
  if (!isOther(made.value['user_id'])) return made;
  const { webauthn_registration_id: id } = made.value;
  // The provider made it for the account that it was not meant for.
  if (typeof id === 'string') void provider.deletePasskey(id);
  return otherAccount;
}

/** Tells the host of a passkey that was made, and has this device remember it. */
export function acceptPasskey(set: Setter, answer: Answer): void {
  rememberMadeHere(answer);
  set(emitAtom, { type: 'PASSKEY_REGISTER', data: answer });
}
