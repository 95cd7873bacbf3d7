import type { callbackMessages } from '../../flows/callback/callback.messages';
import type { connectedAppsMessages } from '../../flows/connected-apps/connected-apps.messages';
import type { emailHintMessages, emailMessages } from '../../flows/contact/email/email.messages';
import type { phoneMessages } from '../../flows/contact/phone/phone.messages';
import type { contactTabsMessages } from '../../flows/contact/contact-tabs.messages';
import type { lastUsedMessages } from '../../flows/core/last-used/last-used.messages';
import type { errorMessages } from '../../flows/core/provider/error.messages';
import type { coreMessages, poweredByMessages } from '../../flows/core/words/core.messages';
import type {
  copyMessages,
  logInAgainMessages,
  logInMessages,
  newTabMessages,
  noScriptMessages,
  toastMessages,
} from '../../flows/core/words/late.messages';
import type { Message } from '../../flows/core/words/message';
import type { WordsOf } from '../../flows/define-method';
import type { followedLinkMessages } from '../../flows/followed-link/followed-link.messages';
import type { agentMessages } from '../../flows/identity-provider/agent/agent.messages';
import type { consentMessages } from '../../flows/identity-provider/consent.messages';
import type { identityProviderMessages } from '../../flows/identity-provider/identity-provider.messages';
import type { inAppBrowserMessages } from '../../flows/in-app-browser/in-app-browser.messages';
import type { mainMessages } from '../../flows/main/main.messages';
import type { methods } from '../../flows/methods';
import type { passwordResetMessages } from '../../flows/password-reset/password-reset.messages';
import type { secondFactorMessages } from '../../flows/second-factor';
import type { sessionGuardMessages } from '../../flows/session-guard/session-guard.messages';
import type { sessionMessages } from '../../flows/session/session.messages';
import type { signInMessages } from '../../flows/sign-in/sign-in.messages';
import type { stepUpMessages } from '../../flows/step-up';

/** The English words of every method, and those beside them. */
type English = WordsOf<(typeof methods)[number]> &
  typeof coreMessages &
  typeof logInMessages &
  typeof logInAgainMessages &
  typeof toastMessages &
  typeof newTabMessages &
  typeof noScriptMessages &
  typeof poweredByMessages &
  typeof copyMessages &
  typeof errorMessages &
  typeof lastUsedMessages &
  typeof inAppBrowserMessages &
  typeof mainMessages &
  typeof contactTabsMessages &
  typeof emailHintMessages &
  typeof emailMessages &
  typeof phoneMessages &
  typeof passwordResetMessages &
  typeof callbackMessages &
  typeof followedLinkMessages &
  typeof consentMessages &
  typeof agentMessages &
  typeof identityProviderMessages &
  typeof sessionMessages &
  typeof sessionGuardMessages &
  typeof signInMessages &
  typeof connectedAppsMessages &
  typeof stepUpMessages &
  typeof secondFactorMessages;

/** The id of any sentence of the widget; what a host's `strings` may override. */
export type MessageId = keyof English;

/** The tag of a language that is offered. */
export type LocaleTag =
  | 'en'
  | 'es'
  | 'fr'
  | 'de'
  | 'it'
  | 'pt-BR'
  | 'nl'
  | 'pl'
  | 'cs'
  | 'sv'
  | 'da'
  | 'nb'
  | 'fi'
  | 'tr'
  | 'ru'
  | 'uk'
  | 'el'
  | 'ro'
  | 'hu'
  | 'ar'
  | 'he'
  | 'fa'
  | 'hi'
  | 'th'
  | 'vi'
  | 'id'
  | 'ja'
  | 'ko'
  | 'zh-Hans'
  | 'zh-Hant';

/**
 * A host's own sentences by id, for every language; under the tag of a language those of that one alone, which win. What counts may
 * have plural forms: `{ one: '...', other: '...' }`.
 */
export type Strings = OwnStrings & { readonly [Tag in LocaleTag]?: OwnStrings };

/** Sentences of a host by id. */
type OwnStrings = { readonly [Id in MessageId]?: English[Id] extends string ? string : Message };

/**
 * A whole language: a sentence for every id, and for nothing else, so that a missing or an extra one does not compile.
 * What counts in English counts in every language, with that language's own plural categories.
 */
export type Catalogue = { readonly [Id in MessageId]: English[Id] extends string ? string : Exclude<Message, string> };
