import { defineMethod } from '../define-method';
import type { passkeyOfferMessages } from '../passkey-offer';
import { passkeyOption, passkeyScreens } from './passkey.lazy';
import type { passkeyRegistrationMessages } from './passkey-registration.messages';
import type { passkeyMessages } from './passkey.messages';

/** Passkeys: in the e-mail field where the browser offers them, else by a button. */
export const passkeys = defineMethod<
  typeof passkeyMessages & typeof passkeyRegistrationMessages & typeof passkeyOfferMessages
>()({
  product: 'passkeys',
  below: passkeyOption,
  screens: passkeyScreens,
});
