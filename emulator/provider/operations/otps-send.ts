import { readPasscodeMinutes } from '../durations';
import { readEmail } from '../email-address';
import { readPhoneNumber } from '../phone-number';
import type { Route } from '../sdk-route';
import { sendPasscode } from '../send-passcode';
import { sendRoutes } from '../send-route';
import { emailToSendTo, phoneToSendTo } from '../send-target';

/** Passcodes to existing users. The minutes are read before the contact is found, because that may add it to the user. */
export const otpsSends: readonly Route[] = [
  ...sendRoutes('otps.email.send', '/otps/email/send', 'email', (call) => {
    const address = readEmail(call.body.string('email'));
    const minutes = readPasscodeMinutes(call.body);
    const { email } = emailToSendTo(call, address);
    sendPasscode(call.project, 'email', email.email_id, address, minutes);
    return { method_id: email.email_id };
  }),
  ...(['sms', 'whatsapp'] as const).flatMap((channel) =>
    sendRoutes(`otps.${channel}.send`, `/otps/${channel}/send`, 'phone_number', (call) => {
      const number = readPhoneNumber(call.body.string('phone_number'));
      const minutes = readPasscodeMinutes(call.body);
      const { phone } = phoneToSendTo(call, number);
      sendPasscode(call.project, channel, phone.phone_id, number, minutes);
      return { method_id: phone.phone_id };
    }),
  ),
];
