import { readPasscodeMinutes } from '../durations';
import { readEmail } from '../email-address';
import { findOrCreateByEmail } from '../find-or-create';
import { sdkRoute } from '../sdk-route';
import { sendPasscode } from '../send-passcode';

/** Mails a passcode. */
export const otpsEmailLoginOrCreate = sdkRoute(
  'otps.email.loginOrCreate',
  'POST',
  '/otps/email/login_or_create',
  ({ project, body }) => {
    const address = readEmail(body.string('email'));
    const minutes = readPasscodeMinutes(body);
    const { email } = findOrCreateByEmail(project, address);
    sendPasscode(project, 'email', email.email_id, address, minutes);
    return { method_id: email.email_id };
  },
);
