import type { Answer } from '../provider/provider';

/** The type of an event, by the provider's own names (B-EVENT-1). */
export type EventType =
  | 'SCREEN_SHOWN'
  | 'MAGIC_LINK_LOGIN_OR_CREATE'
  | 'MAGIC_LINK_AUTHENTICATE'
  | 'OAUTH_AUTHENTICATE'
  | 'IMPERSONATION_AUTHENTICATE'
  | 'OTP_LOGIN_OR_CREATE'
  | 'OTP_AUTHENTICATE'
  | 'CRYPTO_WALLET_AUTHENTICATE_START'
  | 'CRYPTO_WALLET_AUTHENTICATE'
  | 'PASSWORD_CREATE'
  | 'PASSWORD_AUTHENTICATE'
  | 'PASSWORD_RESET_BY_EMAIL_START'
  | 'PASSWORD_RESET_BY_EMAIL'
  | 'PASSKEY_REGISTER'
  | 'PASSKEY_AUTHENTICATE'
  | 'PASSKEY_SKIP'
  | 'PASSKEY_DONE'
  | 'AUTHENTICATE_FLOW_COMPLETE'
  | 'OAUTH_AUTHORIZE_FLOW_START'
  | 'OAUTH_AUTHORIZE_FLOW_COMPLETE'
  | 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED'
  | 'CONNECTED_APP_REVOKE'
  | 'TOTP_CREATE'
  | 'TOTP_AUTHENTICATE'
  | 'TOTP_RECOVER'
  | 'STEP_UP_START'
  | 'STEP_UP_COMPLETE'
  | 'STEP_UP_CANCEL';

/** An event of a flow: the provider's answer without `session_token` and `session_jwt`. */
export interface FlowEvent {
  type: EventType;
  data: Answer;
}
