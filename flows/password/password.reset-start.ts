import type { Getter, Setter } from 'jotai/vanilla';
import { type Action, action } from '../core/request/action';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { goToAtom } from '../core/screen/screen.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import type { Outcome } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';

/** The screens that say a reset mail is on its way, each for its own reason. */
export type ResetMailScreen = Extract<
  ScreenName,
  'PasswordForgot' | 'PasswordSetNew' | 'PasswordDedupe' | 'PasswordBreached'
>;

/** The one request for a reset mail, first or again. */
export function requestReset(get: Getter, email: string): Promise<Outcome<Answer>> {
  return get(providerAtom).startPasswordReset({ email, ...get(configAtom).passwords });
}

/** What follows when a reset mail was sent: the log and the host are told, and the screen says so. */
export function afterReset(
  get: Getter,
  set: Setter,
  answer: Answer,
  { email, screen }: { email: string; screen: ResetMailScreen },
): Promise<Outcome<void>> {
  get(providerAtom).logEvent('email_sent', { email, type: 'reset_password' });
  set(emitAtom, { type: 'PASSWORD_RESET_BY_EMAIL_START', data: answer });
  return set(goToAtom, screen);
}

function resetTo(screen: ResetMailScreen): Action<string> {
  return action<string, Answer>({
    operation: 'passwords.resetByEmailStart',
    kind: 'send',
    call: requestReset,
    onSuccess: (get, set, answer, email) => afterReset(get, set, answer, { email, screen }),
  });
}

/** 'Forgot Password?' */
export const resetToForgot = resetTo('PasswordForgot');
/** The provider wants to know that the account is theirs. */
export const resetToDedupe = resetTo('PasswordDedupe');
/** Their password has leaked elsewhere. */
export const resetToBreached = resetTo('PasswordBreached');
