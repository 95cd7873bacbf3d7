import { requireSession } from '../caller';
import { readPasscodeMinutes } from '../durations';
import { readEmail } from '../email-address';
import { readPhoneNumber } from '../phone-number';
import { type Route, type SdkCall, sdkRoute } from '../sdk-route';
import { sendPasscode } from '../send-passcode';
import { emailToSendTo, phoneToSendTo } from '../send-target';

/** Passcodes to existing users: `primary` for a signed-out user, `secondary` for a signed-in one. */
export const otpsSends: readonly Route[] = (['primary', 'secondary'] as const).flatMap((place) => [
  sdkRoute('otps.email.send', 'POST', `/otps/email/send/${place}`, (call) => {
    if (place === 'secondary') requireSession(call.project, call.caller);
    const address = readEmail(call.body.string('email'));
    const minutes = minutesOf(call);
    const { email } = emailToSendTo(call, address);
    sendPasscode(call.project, 'email', email.email_id, address, minutes);
    return { method_id: email.email_id };
  }),
  ...(['sms', 'whatsapp'] as const).map((channel) =>
    sdkRoute(`otps.${channel}.send`, 'POST', `/otps/${channel}/send/${place}`, (call) => {
      if (place === 'secondary') requireSession(call.project, call.caller);
      const number = readPhoneNumber(call.body.string('phone_number'));
      const minutes = minutesOf(call);
      const { phone } = phoneToSendTo(call, number);
      sendPasscode(call.project, channel, phone.phone_id, number, minutes);
      return { method_id: phone.phone_id };
    }),
  ),
]);

/** Read before the contact is found, because finding it may add it to the user. */
const minutesOf = ({ body }: SdkCall) => readPasscodeMinutes(body);
