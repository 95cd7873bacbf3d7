import { requireSession } from '../caller';
import { type Route, sdkRoute } from '../sdk-route';
import { sendMagicLink } from '../send-magic-link';
import { emailToSendTo } from '../send-target';

/** Links to existing users: `primary` for a signed-out user, `secondary` for a signed-in one. */
export const magicLinksEmailSends: readonly Route[] = (['primary', 'secondary'] as const).map((place) =>
  sdkRoute('magicLinks.email.send', 'POST', `/magic_links/email/send/${place}`, (call) => {
    if (place === 'secondary') requireSession(call.project, call.caller);
    return sendMagicLink(call, (address) => ({ ...emailToSendTo(call, address), isNew: false }));
  }),
);
