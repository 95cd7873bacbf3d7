import { action } from '../core/action/action';
import { goToAtom } from '../core/navigation/navigation.atoms';
import { configAtom } from '../core/host/host.atoms';
import type { UserType } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { sendMagicLink } from '../magic-link';
import { sendOtp } from '../otp';
import { passwordUserAtom } from './password.atoms';
import { resetToSetNew } from './password.reset-start';

/**
 * Looks a person up by their address and takes them on: to create a password, to log in with theirs, or, where they
 * have none, to a link or a code if those are configured, and else to a mail that lets them set one (spec section 4).
 */
export const searchUser = action<string, UserType>({
  operation: 'users.search',
  kind: 'send',
  call: (get, email) => get(providerAtom).searchUser(email),
  onSuccess: (get, set, type, email) => {
    set(passwordUserAtom, { status: 'known', email, type });
    if (type !== 'passwordless') return set(goToAtom, 'PasswordCreateOrLogin', 'field');
    const { products, otp } = get(configAtom);
    if (products.has('emailMagicLinks')) return set(sendMagicLink.startAtom, email);
    if (products.has('otp') && otp.methods.includes('email')) {
      return set(sendOtp.startAtom, { channel: 'email', destination: email });
    }
    return set(resetToSetNew.startAtom, email);
  },
});
