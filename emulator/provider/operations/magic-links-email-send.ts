import type { Route } from '../sdk-route';
import { sendMagicLink } from '../send-magic-link';
import { sendRoutes } from '../send-route';
import { emailToSendTo } from '../send-target';

/** Links to existing users. */
export const magicLinksEmailSends: readonly Route[] = sendRoutes(
  'magicLinks.email.send',
  '/magic_links/email/send',
  'email',
  (call) =>
    sendMagicLink(call, { includeNew: false, find: (address) => ({ ...emailToSendTo(call, address), isNew: false }) }),
);
