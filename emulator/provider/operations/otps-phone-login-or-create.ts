import { readPasscodeMinutes } from '../durations';
import { findOrCreateByPhone } from '../find-or-create';
import { readPhoneNumber } from '../phone-number';
import { type SdkCall, sdkRoute } from '../sdk-route';
import { sendPasscode } from '../send-passcode';

/** Sends a passcode by text message. */
export const otpsSmsLoginOrCreate = sdkRoute(
  'otps.sms.loginOrCreate',
  'POST',
  '/otps/sms/login_or_create',
  sendTo('sms'),
);

/** Sends a passcode over WhatsApp. */
export const otpsWhatsappLoginOrCreate = sdkRoute(
  'otps.whatsapp.loginOrCreate',
  'POST',
  '/otps/whatsapp/login_or_create',
  sendTo('whatsapp'),
);

function sendTo(channel: 'sms' | 'whatsapp') {
  return ({ project, body }: SdkCall) => {
    const number = readPhoneNumber(body.string('phone_number'));
    const minutes = readPasscodeMinutes(body);
    const { phone } = findOrCreateByPhone(project, number);
    sendPasscode(project, channel, phone.phone_id, number, minutes);
    return { method_id: phone.phone_id };
  };
}
