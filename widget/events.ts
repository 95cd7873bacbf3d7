import type { StytchClient } from '@stytch/vanilla-js/headless';
import type { EventType } from '../flows/core/host/events';
import type { ScreenName } from '../flows/core/screen/screen-name';
import type { SecretName } from './stytch/answer';

type Call = (...given: never[]) => Promise<unknown>;

/** The answer of a call of the client, as the client's types have it, without its secrets: a host reads tokens from its client. */
type AnswerOf<One extends Call> = Readonly<Omit<Awaited<ReturnType<One>>, SecretName>>;

/** A social sign-in without the social provider's own tokens. */
type WithoutProviderTokens<Answer extends { provider_values: object }> = Omit<Answer, 'provider_values'> &
  Readonly<{
    /** The provider's own values, without its tokens. */
    provider_values: Omit<Answer['provider_values'], Extract<keyof Answer['provider_values'], `${string}_token`>>;
  }>;

type Nothing = Readonly<Record<string, never>>;

/** The screen that is shown. */
interface ShownScreen {
  /** The name of the screen. */
  screen: ScreenName;
}

/** The request of an application for access. */
interface AuthorizationRequestData {
  /** The id of the application. */
  client_id: string;
  /** The address that the answer is sent to. */
  redirect_uri: string;
  /** The scopes that are asked for, with spaces between them. */
  scope: string;
}

/** The reason of a step-up. */
interface StepUpReasonData {
  /** Stytch's reason, or `host` where your page asked for it with `mountStepUp`. */
  reason: 'insufficient_factors' | 'stale_factors' | 'host';
}

/** The factors of a step-up. */
interface ProvedFactors {
  /** The factors that were proved, by the method that each was delivered by. None where the session was strong enough. */
  factors: readonly string[];
}

/** The data of each event. Answers are passed on without secrets: their fields have the client's own types. */
export interface EventData {
  /** A screen is shown. It comes once for each visit of a screen. */
  SCREEN_SHOWN: Readonly<ShownScreen>;
  /** A magic link was sent. Empty with `signUp: 'closed'`, where the answer would tell who has an account. */
  MAGIC_LINK_LOGIN_OR_CREATE: Partial<AnswerOf<StytchClient['magicLinks']['email']['loginOrCreate']>>;
  /** A user logged in by a magic link. */
  MAGIC_LINK_AUTHENTICATE: AnswerOf<StytchClient['magicLinks']['authenticate']>;
  /** A user logged in by a social provider. */
  OAUTH_AUTHENTICATE: WithoutProviderTokens<AnswerOf<StytchClient['oauth']['authenticate']>>;
  /** A member of staff acts as a user. */
  IMPERSONATION_AUTHENTICATE: AnswerOf<StytchClient['impersonation']['authenticate']>;
  /** A passcode was sent. Empty with `signUp: 'closed'`. */
  OTP_LOGIN_OR_CREATE: Partial<AnswerOf<StytchClient['otps']['email']['loginOrCreate']>>;
  /** A user logged in by a passcode. */
  OTP_AUTHENTICATE: AnswerOf<StytchClient['otps']['authenticate']>;
  /** A wallet will be asked for a signature next. */
  CRYPTO_WALLET_AUTHENTICATE_START: AnswerOf<StytchClient['cryptoWallets']['authenticateStart']>;
  /** A user logged in by a wallet. */
  CRYPTO_WALLET_AUTHENTICATE: AnswerOf<StytchClient['cryptoWallets']['authenticate']>;
  /** A user signed up with a password. */
  PASSWORD_CREATE: AnswerOf<StytchClient['passwords']['create']>;
  /** A user logged in by a password. */
  PASSWORD_AUTHENTICATE: AnswerOf<StytchClient['passwords']['authenticate']>;
  /** The mail for a new password was sent. Empty with `signUp: 'closed'`. */
  PASSWORD_RESET_BY_EMAIL_START: Partial<AnswerOf<StytchClient['passwords']['resetByEmailStart']>>;
  /** A user set a new password by the link of a mail. */
  PASSWORD_RESET_BY_EMAIL: AnswerOf<StytchClient['passwords']['resetByEmail']>;
  /** A user made a passkey. */
  PASSKEY_REGISTER: AnswerOf<StytchClient['webauthn']['register']>;
  /** A user logged in by a passkey. */
  PASSKEY_AUTHENTICATE: AnswerOf<StytchClient['webauthn']['authenticate']>;
  /** A user skipped the set-up of passkeys. 'Not now' after a log-in sends no event. */
  PASSKEY_SKIP: Nothing;
  /** A user left the list of passkeys. */
  PASSKEY_DONE: Nothing;
  /** A log-in is complete. It comes once after every log-in in the widget, whatever the method. */
  AUTHENTICATE_FLOW_COMPLETE: Nothing;
  /** An application asks a user for access. */
  OAUTH_AUTHORIZE_FLOW_START: Readonly<AuthorizationRequestData>;
  /** A user allowed the access. */
  OAUTH_AUTHORIZE_FLOW_COMPLETE: AnswerOf<StytchClient['idp']['oauthAuthorizeSubmit']>;
  /** A user denied the access. An empty `redirect_uri` alone where the denial was not sent, since the request needs no consent. */
  OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED: AnswerOf<StytchClient['idp']['oauthAuthorizeSubmit']>;
  /** A user removed the access of an application. Empty where it had none any more. */
  CONNECTED_APP_REVOKE: Partial<AnswerOf<StytchClient['user']['revokedConnectedApp']>>;
  /** The set-up of an authenticator app has begun. Neither its secret nor its recovery codes are in the data. */
  TOTP_CREATE: Readonly<Pick<Awaited<ReturnType<StytchClient['totps']['create']>>, 'totp_id'>>;
  /** A user gave a code of an authenticator app. */
  TOTP_AUTHENTICATE: AnswerOf<StytchClient['totps']['authenticate']>;
  /** A user gave a recovery code. */
  TOTP_RECOVER: AnswerOf<StytchClient['totps']['recover']>;
  /** A user is asked to confirm that it is them. */
  STEP_UP_START: Readonly<StepUpReasonData>;
  /** A user confirmed it. */
  STEP_UP_COMPLETE: Readonly<ProvedFactors>;
  /** The user pressed "Cancel" in `mountStepUp`. */
  STEP_UP_CANCEL: Nothing;
}

/** An event for the host, distinguished by `type`: `if (event.type === 'OTP_AUTHENTICATE') event.data.user_id`. */
export type WidgetEvent = { [Type in EventType]: Readonly<EventOf<Type>> }[EventType];

/** An event of one type. */
interface EventOf<Type extends EventType> {
  /** The type of the event. */
  type: Type;
  /** The data of the event: Stytch's answer, without tokens. */
  data: EventData[Type];
}
