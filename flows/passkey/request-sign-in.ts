import type { Getter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import type { Outcome } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import type { RequestTools } from '../core/request/request';
import { withoutAutofill } from './webauthn-queue';

/**
 * Has the browser ask for a passkey, in a dialog, and the provider check it. With `isImmediate` it asks only where there is a
 * passkey on this device.
 */
export function requestPasskeySignIn(
  get: Getter,
  provider: Provider,
  { signal, waitForPerson }: RequestTools,
  isImmediate = false,
): Promise<Outcome<Answer>> {
  const { passkeys, sessionDurationMinutes } = get(configAtom);
  return withoutAutofill(
    () =>
      provider.authenticatePasskey({
        domain: passkeys.domain,
        hints: passkeys.hints,
        sessionDurationMinutes,
        isAutofill: false,
        isImmediate,
        signal,
        onStage: (stage) => waitForPerson(stage === 'asked'),
      }),
    signal,
  );
}
