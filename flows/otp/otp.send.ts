import type { Getter } from 'jotai/vanilla';
import { action } from '../core/action/action';
import { configAtom } from '../core/host/host.atoms';
import { goToAtom } from '../core/navigation/navigation.atoms';
import type { Outcome } from '../core/provider/outcome';
import type { OtpChallenge } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { acceptPasscodeAtom, type OtpTarget } from './otp.atoms';

/** Sends the first passcode, and goes to where it is entered. */
export const sendOtp = action<OtpTarget, OtpChallenge>({
  operation: ({ channel }) => `otps.${channel}.loginOrCreate`,
  kind: 'send',
  call: requestOtp,
  onSuccess: (get, set, challenge, target) => {
    if (target.channel === 'email') {
      get(providerAtom).logEvent('email_sent', { email: target.destination, type: 'login_or_create_otp' });
    }
    set(acceptPasscodeAtom, { ...target, ...challenge });
    return set(goToAtom, 'OTPAuthenticate', 'field');
  },
});

/** The one request for a passcode, first or again: the templates and the language go with each. */
export function requestOtp(get: Getter, { channel, destination }: OtpTarget): Promise<Outcome<OtpChallenge>> {
  const { expirationMinutes, loginTemplateId, signupTemplateId, locale } = get(configAtom).otp;
  return get(providerAtom).sendOtp({
    channel,
    destination,
    expirationMinutes,
    loginTemplateId,
    signupTemplateId,
    locale,
  });
}
