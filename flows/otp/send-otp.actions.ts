import { atom, type Getter } from 'jotai/vanilla';
import { closedSignUpAtom, configAtom } from '../core/config/config.atoms';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import type { Provider } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { action, type ActionTools } from '../core/request/action';
import type { Channel, Contact } from '../contact';
import { goToAtom } from '../core/screen/screen.atoms';
import { acceptPasscodeAtom, type OtpTarget } from './otp.atoms';

/** Sends the first passcode, and opens the screen where it is entered. */
export const sendOtp = action<OtpTarget, OtpChallenge>({
  operation: otpOperation,
  kind: 'send',
  call: requestOtp,
  onSuccess: (get, set, challenge, target) => {
    if (target.channel === 'email') {
      get(providerAtom).logEvent('email_sent', { email: target.destination, type: 'login_or_create_otp' });
    }
    set(acceptPasscodeAtom, challenge, target);
    return set(goToAtom, 'OTPAuthenticate', 'field');
  },
});

/** The contact form of a channel: an address for `email`, a number in E.164 for the others. */
export const passcodeContact = (channel: Channel): Contact => ({
  action: sendOtp,
  startAtom: atom(null, (_get, set, destination: string) => set(sendOtp.startAtom, { channel, destination })),
  invalidAddress: 'main.emailAddressInvalid',
});

/** The client's name for the request of a passcode. */
export function otpOperation({ channel, isOwn }: OtpTarget, get: Getter): string {
  return `otps.${channel}.${isOwn || get(configAtom).signUp === 'closed' ? 'send' : 'loginOrCreate'}`;
}

/** The only request for a passcode, first or again: each has the templates and the language. */
export function requestOtp(provider: Provider, { channel, destination, isOwn }: OtpTarget, { get }: ActionTools) {
  const { expirationMinutes, loginTemplateId, signupTemplateId, locale } = get(configAtom).otp;
  const request = { channel, destination, expirationMinutes, loginTemplateId, signupTemplateId, locale };
  return isOwn ? provider.sendOwnOtp(request) : provider.sendOtp({ ...request, ...get(closedSignUpAtom) });
}
