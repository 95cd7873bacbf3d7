import type { Getter, Setter } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { reportAtom } from '../core/host/host.atoms';
import { goToAtom } from '../core/screen/screen.atoms';
import type { Outcome } from '../core/provider/outcome';
import type { UserType } from '../core/provider/password-calls';
import { widgetError } from '../core/provider/widget-error';
import { prepareSentenceAtom } from '../core/words/error-sentence';
import { sendMagicLink } from '../magic-link';
import { sendOtp } from '../otp';
import { passwordUserAtom } from './password.atoms';
import { afterReset, requestReset } from './password.reset-start';

/**
 * Takes a person on from their address: to create a password, to log in with theirs, or, where they have none, to a
 * link or a code if those are configured, and else to a mail that lets them set one (spec section 4).
 */
export async function takeOn(
  get: Getter,
  set: Setter,
  { email, type }: { email: string; type: UserType },
): Promise<Outcome<void> | void> {
  set(passwordUserAtom, { status: 'known', email, type });
  if (type !== 'passwordless') return set(goToAtom, 'PasswordCreateOrLogin', 'field');
  const { products, otp } = get(configAtom);
  if (products.has('emailMagicLinks')) return set(sendMagicLink.startAtom, email);
  if (products.has('otp') && otp.methods.includes('email')) {
    return set(sendOtp.startAtom, { channel: 'email', destination: email });
  }
  const sent = await requestReset(get, email);
  if (sent.ok) return afterReset(get, set, sent.value, { email, screen: 'PasswordSetNew' });
  set(reportAtom, widgetError('passwords.resetByEmailStart', sent.error));
  await set(prepareSentenceAtom, sent.error.type);
  return sent;
}
