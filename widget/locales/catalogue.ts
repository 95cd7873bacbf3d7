import type { checkEmailMessages } from '../../flows/check-email/check-email.messages';
import type { errorMessages } from '../../flows/core/provider/error-messages';
import type { Message } from '../../flows/core/words/message';
import type { coreMessages } from '../../flows/core/words/core.messages';
import type { toastMessages } from '../../flows/core/toast/toast.messages';
import type { mainMessages } from '../../flows/main/main.messages';
import type { otpMessages } from '../../flows/otp/otp.messages';
import type { passwordMessages } from '../../flows/password/password.messages';
import type { strengthMessages } from '../../flows/password/strength.messages';
import type { passwordResetMessages } from '../../flows/password-reset/password-reset.messages';
import type { cryptoMessages } from '../../flows/crypto/crypto.messages';
import type { consentMessages } from '../../flows/identity-provider/consent.messages';
import type { identityProviderMessages } from '../../flows/identity-provider/identity-provider.messages';
import type { oauthMessages } from '../../flows/oauth/oauth.messages';
import type { passkeyMessages } from '../../flows/passkey/passkey.messages';
import type { phoneMessages } from '../../flows/phone/phone.messages';

type English = typeof checkEmailMessages &
  typeof coreMessages &
  typeof toastMessages &
  typeof errorMessages &
  typeof mainMessages &
  typeof otpMessages &
  typeof passwordMessages &
  typeof strengthMessages &
  typeof passwordResetMessages &
  typeof phoneMessages &
  typeof passkeyMessages &
  typeof oauthMessages &
  typeof cryptoMessages &
  typeof consentMessages &
  typeof identityProviderMessages;

/** The id of any sentence of the widget; what a host's `strings` may override. */
export type MessageId = keyof English;

/**
 * A whole language: a sentence for every id, and for nothing else, so that a missing or an extra one does not compile.
 * What counts in English counts in every language, with that language's own plural categories.
 */
export type Catalogue = { readonly [Id in MessageId]: English[Id] extends string ? string : Exclude<Message, string> };
