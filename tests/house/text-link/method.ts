import { ready } from '../../../flows/core/lazy/lazy';
import { defineMethod } from '../../../flows/define-method';
import { textLinksProduct } from './elsewhere';
import { textLinkContact } from './text-link.actions';
import { textLinkScreens } from './text-link.lazy';
import type { textLinkMessages } from './text-link.messages';

/** Links by text message: a number, and a text message with a link that signs in. */
export const textLinks = defineMethod<typeof textLinkMessages>()({
  product: textLinksProduct,
  contacts: { sms: ready('textLinks', textLinkContact) },
  sendsLink: true,
  screens: textLinkScreens,
  next: textLinkScreens.TextLinkSent,
});
