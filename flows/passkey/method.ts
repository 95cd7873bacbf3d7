import { defineMethod } from '../define-method';
import { passkeyOption, passkeyScreens } from './passkey.lazy';
import type { passkeyMessages } from './passkey.messages';

/** Passkeys: in the e-mail field where the browser offers them, else by a button. */
export const passkeys = defineMethod<typeof passkeyMessages>()({
  product: 'passkeys',
  below: passkeyOption,
  screens: passkeyScreens,
});
