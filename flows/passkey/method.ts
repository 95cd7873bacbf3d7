import { defineMethod } from '../define-method';
import type { passkeyOfferMessages } from '../passkey-offer';
import { passkeyOption, passkeyScreens } from './passkey.lazy';
import type { passkeyMessages } from './passkey.messages';

/** Passkeys: in the e-mail field where the browser offers them, else by a button. */
export const passkeys = defineMethod<typeof passkeyMessages & typeof passkeyOfferMessages>()({
  product: 'passkeys',
  below: passkeyOption,
  screens: passkeyScreens,
});
