import type { Getter, Setter } from 'jotai/vanilla';
import { closedSignUpAtom, configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { beginMethodAtom } from '../core/last-used/last-used.atoms';
import type { Answer, Provider } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { type Action, action, type ActionTools } from '../core/request/action';
import { goToAtom } from '../core/screen/screen.atoms';
import type { ScreenName } from '../core/screen/screen-name';

/** The one request for a reset mail, first or again. */
export function startReset(provider: Provider, email: string, { get }: ActionTools) {
  return provider.startPasswordReset({ email, ...get(configAtom).passwords, ...get(closedSignUpAtom) });
}

/** An action that sends a reset mail, and shows a screen that says why. */
export function resetTo(screen: ScreenName): Action<string> {
  return action<string, Answer>({
    operation: 'passwords.resetByEmailStart',
    kind: 'send',
    call: startReset,
    onSuccess: (get: Getter, set: Setter, answer, email) => {
      get(providerAtom).logEvent('email_sent', { email, type: 'reset_password' });
      // Its log-in link returns to this browser as a magic link does (B-BACK-11).
      set(beginMethodAtom, 'email');
      set(emitAtom, { type: 'PASSWORD_RESET_BY_EMAIL_START', data: answer });
      return set(goToAtom, screen);
    },
  });
}
