import type { checkEmailMessages } from '../check-email';
import { ready } from '../core/lazy/lazy';
import { defineMethod } from '../define-method';
import { emailLinkContact } from './magic-link.actions';
import { magicLinkScreens } from './magic-link.lazy';

/** Magic links: an address, and a mail with a link that signs in. */
export const magicLinks = defineMethod<typeof checkEmailMessages>()({
  product: 'emailMagicLinks',
  sendsLink: true,
  contacts: { email: ready('emailMagicLinks', emailLinkContact) },
  screens: magicLinkScreens,
  next: magicLinkScreens.EmailConfirmation,
});
