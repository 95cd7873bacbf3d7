import type { Getter } from 'jotai/vanilla';
import { action } from '../core/request/action';
import { configAtom } from '../core/config/config.atoms';
import { fetchCode } from '../core/lazy/fetch-code';
import { goToAtom } from '../core/screen/screen.atoms';
import type { Outcome } from '../core/provider/outcome';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import { providerAtom } from '../core/provider/provider.atoms';
import type { OtpTarget } from './otp.atoms';

/** Sends the first passcode, and goes to where it is entered. */
export const sendOtp = action<OtpTarget, OtpChallenge>({
  operation: ({ channel }) => `otps.${channel}.loginOrCreate`,
  kind: 'send',
  call: requestOtp,
  onSuccess: async (get, set, challenge, target) => {
    if (target.channel === 'email') {
      get(providerAtom).logEvent('email_sent', { email: target.destination, type: 'login_or_create_otp' });
    }
    // What follows is on another screen, and its code comes with it.
    const code = await fetchCode(() => import('./otp.atoms'));
    if (!code.ok) return code;
    set(code.value.acceptPasscodeAtom, { ...target, ...challenge });
    return set(goToAtom, 'OTPAuthenticate', 'field');
  },
});

/** The one request for a passcode, first or again: the templates and the language go with each. */
export function requestOtp(get: Getter, { channel, destination }: OtpTarget): Promise<Outcome<OtpChallenge>> {
  const { expirationMinutes, loginTemplateId, signupTemplateId, locale } = get(configAtom).otp;
  const request = { channel, destination, expirationMinutes, loginTemplateId, signupTemplateId, locale };
  return get(providerAtom).sendOtp(request);
}
