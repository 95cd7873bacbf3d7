import { findOrCreateByEmail } from '../find-or-create';
import { sdkRoute } from '../sdk-route';
import { sendMagicLink } from '../send-magic-link';

/** Mails a link that signs in, to new and existing users. */
export const magicLinksEmailLoginOrCreate = sdkRoute(
  'magicLinks.email.loginOrCreate',
  'POST',
  '/magic_links/email/login_or_create',
  (call) =>
    sendMagicLink(call, {
      includeNew: true,
      find: (address) =>
        findOrCreateByEmail(call.project, address, call.body.optionalBoolean('create_user_as_pending') === true),
    }),
);
