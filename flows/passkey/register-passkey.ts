import type { Getter, Setter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import type { Outcome } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import type { RequestTools } from '../core/request/request';
import { rememberMadeHere } from './made-here';
import { withoutAutofill } from './webauthn-queue';

/** Has the browser make a passkey and the provider keep it: by a dialog, or silently where the browser may do so unasked. */
export function requestPasskey(
  get: Getter,
  provider: Provider,
  { signal, waitForPerson }: RequestTools,
  isSilent = false,
): Promise<Outcome<Answer>> {
  const { passkeys, sessionDurationMinutes } = get(configAtom);
  return withoutAutofill(
    () =>
      provider.registerPasskey({
        domain: passkeys.domain,
        sessionDurationMinutes,
        isSilent,
        signal,
        onStage: (stage) => waitForPerson(stage === 'asked'),
      }),
    signal,
  );
}

/** Tells the host of a passkey that was made, and has this device remember it. */
export function acceptPasskey(set: Setter, answer: Answer): void {
  rememberMadeHere(answer);
  set(emitAtom, { type: 'PASSKEY_REGISTER', data: answer });
}
