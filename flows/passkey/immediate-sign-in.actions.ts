import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom, mountSignalAtom } from '../core/host/host.atoms';
import { rememberMethodAtom } from '../core/last-used/last-used.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { request, type RequestTools } from '../core/request/request';
import { silentDeadline, watchTime } from '../core/time/timing';
import { requestPasskeySignIn } from './request-sign-in';

/**
 * Tells whether the browser can sign in with a passkey of this device at once, and refuses silently if there is none.
 */
async function supportsImmediateGet(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function') return false;
  const capabilities = await PublicKeyCredential.getClientCapabilities?.().catch(() => undefined);
  return capabilities?.['immediateGet'] === true;
}

/**
 * Signs in with a passkey of this device by the browser's own dialog, and returns true if that succeeded: a second
 * factor may still be missing. Without a passkey, in an unsupported browser and after a closed dialog it returns false, and
 * reports no failure.
 */
export const signInImmediatelyAtom = atom(null, async (get, set): Promise<boolean> => {
  const { products } = get(configAtom);
  const mountSignal = get(mountSignalAtom);
  if (!products.has('passkeys') || !(await supportsImmediateGet()) || mountSignal.aborted) return false;
  const outcome = await request<Answer | undefined>(get, set, {
    operation: 'webauthn.authenticate',
    call: async (provider, tools): Promise<Outcome<Answer | undefined>> => {
      const asked = await withDialogDeadline(tools, (shown) => requestPasskeySignIn(get, provider, shown, true));
      return !asked.ok && asked.error.type === 'cancelled' ? succeeded(undefined) : asked;
    },
  });
  if (!outcome.ok || !outcome.value) return false;
  set(emitAtom, { type: 'PASSKEY_AUTHENTICATE', data: outcome.value });
  set(rememberMethodAtom, 'passkeys');
  return true;
});

/** Aborts a request if the browser shows no dialog within a few seconds. Once it is shown there is no limit. */
function withDialogDeadline(
  { signal, waitForPerson }: RequestTools,
  ask: (tools: RequestTools) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    const clock = watchTime(signal, { [silentDeadline]: () => resolve(failed({ type: 'unreachable' })) });
    const shown: RequestTools = {
      signal,
      waitForPerson: (isWaiting) => {
        clock.stop();
        waitForPerson(isWaiting);
      },
    };
    void ask(shown).then((outcome) => {
      clock.stop();
      resolve(outcome);
    });
  });
}
