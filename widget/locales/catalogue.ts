import type { callbackMessages } from '../../flows/callback/callback.messages';
import type { contactTabsMessages } from '../../flows/contact/contact-tabs.messages';
import type { emailHintMessages } from '../../flows/contact/email/email-hint.messages';
import type { emailMessages } from '../../flows/contact/email/email.messages';
import type { phoneMessages } from '../../flows/contact/phone/phone.messages';
import type { errorMessages } from '../../flows/core/provider/error.messages';
import type { forgetMessages } from '../../flows/core/last-used/forget.messages';
import type { lastUsedMessages } from '../../flows/core/last-used/last-used.messages';
import type { toastMessages } from '../../flows/core/toast/toast.messages';
import type { coreMessages } from '../../flows/core/words/core.messages';
import type { poweredByMessages } from '../../flows/core/words/powered-by.messages';
import type { newTabMessages } from '../../flows/core/words/new-tab.messages';
import type { noScriptMessages } from '../../flows/core/words/no-script.messages';
import type { Message } from '../../flows/core/words/message';
import type { WordsOf } from '../../flows/define-method';
import type { followedLinkMessages } from '../../flows/followed-link/followed-link.messages';
import type { connectedAppsMessages } from '../../flows/connected-apps/connected-apps.messages';
import type { consentMessages } from '../../flows/identity-provider/consent.messages';
import type { identityProviderMessages } from '../../flows/identity-provider/identity-provider.messages';
import type { mainMessages } from '../../flows/main/main.messages';
import type { methods } from '../../flows/methods';
import type { passwordResetMessages } from '../../flows/password-reset/password-reset.messages';
import type { secondFactorMessages } from '../../flows/second-factor';
import type { stepUpMessages } from '../../flows/step-up';
import type { sessionMessages } from '../../flows/session/session.messages';
import type { sessionGuardMessages } from '../../flows/session-guard/session-guard.messages';
import type { signInMessages } from '../../flows/sign-in/sign-in.messages';

/** The English words of every method, and those beside them. */
type English = WordsOf<(typeof methods)[number]> &
  typeof coreMessages &
  typeof toastMessages &
  typeof newTabMessages &
  typeof noScriptMessages &
  typeof poweredByMessages &
  typeof errorMessages &
  typeof forgetMessages &
  typeof lastUsedMessages &
  typeof mainMessages &
  typeof contactTabsMessages &
  typeof emailHintMessages &
  typeof emailMessages &
  typeof phoneMessages &
  typeof passwordResetMessages &
  typeof callbackMessages &
  typeof followedLinkMessages &
  typeof consentMessages &
  typeof identityProviderMessages &
  typeof sessionMessages &
  typeof sessionGuardMessages &
  typeof signInMessages &
  typeof connectedAppsMessages &
  typeof stepUpMessages &
  typeof secondFactorMessages;

/** The id of any sentence of the widget; what a host's `strings` may override. */
export type MessageId = keyof English;

/** A host's own sentences by id; what counts may have plural forms: `{ one: '...', other: '...' }`. */
export type Strings = { readonly [Id in MessageId]?: English[Id] extends string ? string : Message };

/**
 * A whole language: a sentence for every id, and for nothing else, so that a missing or an extra one does not compile.
 * What counts in English counts in every language, with that language's own plural categories.
 */
export type Catalogue = { readonly [Id in MessageId]: English[Id] extends string ? string : Exclude<Message, string> };
