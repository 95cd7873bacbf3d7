import type { StytchClient } from '@stytch/vanilla-js/headless';
import type { EventType } from '../flows/core/host/events';

type Call = (...given: never[]) => Promise<unknown>;

/** The parts of an answer that no event carries: a host reads tokens from its client. */
type Secret = 'session_token' | 'session_jwt' | 'intermediate_session_token' | '__user';

/** The answer of a call of the client, as the client's types have it, without tokens. */
type AnswerOf<One extends Call> = Readonly<Omit<Awaited<ReturnType<One>>, Secret>>;

/** A social sign-in without the social provider's own tokens. */
type WithoutProviderTokens<Answer extends { provider_values: object }> = Omit<Answer, 'provider_values'> &
  Readonly<{
    provider_values: Omit<Answer['provider_values'], Extract<keyof Answer['provider_values'], `${string}_token`>>;
  }>;

type Nothing = Readonly<Record<string, never>>;

/** The data of each event. Answers are handed on as the provider gave them: their fields are the client's own types. */
export interface EventData {
  MAGIC_LINK_LOGIN_OR_CREATE: AnswerOf<StytchClient['magicLinks']['email']['loginOrCreate']>;
  MAGIC_LINK_AUTHENTICATE: AnswerOf<StytchClient['magicLinks']['authenticate']>;
  OAUTH_AUTHENTICATE: WithoutProviderTokens<AnswerOf<StytchClient['oauth']['authenticate']>>;
  OTP_LOGIN_OR_CREATE: AnswerOf<StytchClient['otps']['email']['loginOrCreate']>;
  OTP_AUTHENTICATE: AnswerOf<StytchClient['otps']['authenticate']>;
  CRYPTO_WALLET_AUTHENTICATE_START: AnswerOf<StytchClient['cryptoWallets']['authenticateStart']>;
  CRYPTO_WALLET_AUTHENTICATE: AnswerOf<StytchClient['cryptoWallets']['authenticate']>;
  PASSWORD_CREATE: AnswerOf<StytchClient['passwords']['create']>;
  PASSWORD_AUTHENTICATE: AnswerOf<StytchClient['passwords']['authenticate']>;
  PASSWORD_RESET_BY_EMAIL_START: AnswerOf<StytchClient['passwords']['resetByEmailStart']>;
  PASSWORD_RESET_BY_EMAIL: AnswerOf<StytchClient['passwords']['resetByEmail']>;
  PASSKEY_REGISTER: AnswerOf<StytchClient['webauthn']['register']>;
  PASSKEY_AUTHENTICATE: AnswerOf<StytchClient['webauthn']['authenticate']>;
  PASSKEY_SKIP: Nothing;
  PASSKEY_DONE: Nothing;
  /** Once after every sign-in that ends in the widget, whatever the way. */
  AUTHENTICATE_FLOW_COMPLETE: Nothing;
  OAUTH_AUTHORIZE_FLOW_START: Readonly<{ client_id: string; redirect_uri: string; scope: string }>;
  OAUTH_AUTHORIZE_FLOW_COMPLETE: AnswerOf<StytchClient['idp']['oauthAuthorizeSubmit']>;
  OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED: AnswerOf<StytchClient['idp']['oauthAuthorizeSubmit']>;
  /** Empty where the application had no access any more. */
  CONNECTED_APP_REVOKE: Partial<AnswerOf<StytchClient['user']['revokedConnectedApp']>>;
  /** The authenticator app that a set-up has begun; neither its secret nor its recovery codes. */
  TOTP_CREATE: Readonly<Pick<Awaited<ReturnType<StytchClient['totps']['create']>>, 'totp_id'>>;
  TOTP_AUTHENTICATE: AnswerOf<StytchClient['totps']['authenticate']>;
  TOTP_RECOVER: AnswerOf<StytchClient['totps']['recover']>;
  /** The provider's reason, or `host` where the host has asked for it with `mountStepUp`. */
  STEP_UP_START: Readonly<{ reason: 'insufficient_factors' | 'stale_factors' | 'host' }>;
  /** The factors that were proved, by the way in which each was delivered; none where the session was strong enough already. */
  STEP_UP_COMPLETE: Readonly<{ factors: readonly string[] }>;
  /** The user pressed "Cancel" in `mountStepUp`. */
  STEP_UP_CANCEL: Nothing;
}

/** An event for the host, told apart by `type`: `if (event.type === 'OTP_AUTHENTICATE') event.data.user_id`. */
export type WidgetEvent = { [Type in EventType]: Readonly<{ type: Type; data: EventData[Type] }> }[EventType];
