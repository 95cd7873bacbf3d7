import type { Channel } from '../contact';
import { ready } from '../core/lazy/lazy';
import { defineMethod } from '../define-method';
import { otpScreens } from './otp.lazy';
import type { otpMessages } from './otp.messages';
import { passcodeContact } from './send-otp.actions';

const contactOf = (channel: Channel) => ready('otp', passcodeContact(channel));

/** One-time passcodes: an address or a number, and six digits that are sent there. */
export const otp = defineMethod<typeof otpMessages>()({
  product: 'otp',
  contacts: { email: contactOf('email'), sms: contactOf('sms'), whatsapp: contactOf('whatsapp') },
  channels: (config) => config.otp.methods,
  screens: otpScreens,
  next: otpScreens.OTPAuthenticate,
});
