/** The errors that have a sentence of their own: the provider's types, and ours. */
export const catalogueErrorTypes = [
  'unreachable',
  'broken',
  'too_many_requests',
  'other_browser',
  'invalid_email',
  'invalid_phone_number',
  'unsubscribed_phone_number',
  'inactive_email',
  'unauthorized_credentials',
  'user_unauthenticated',
  'email_not_found',
  'unable_to_auth_magic_link',
  'no_user_password',
  'breached_password',
  'reset_password',
  'invalid_code',
  'otp_code_not_found',
  'user_lock_limit_reached',
  'oauth_token_not_found',
  'member_password_not_found',
  'oauth_flow_callback_error',
  'unauthorized_action',
  'invalid_session_token',
  'session_not_found',
  'invalid_phone_number_country_code',
  'duplicate_member_phone_number',
  'webauthn_registration_not_found',
  'insufficient_factors',
  'stale_factors',
  'passkey_unknown',
  'passkey_duplicate',
  'passkey_not_created',
] as const;

/** The errors of an authenticator app's code, which only the calls that check one can return. */
export type AppCodeErrorType = 'unable_to_authenticate_totp' | 'totp_code_already_authenticated';

/** The errors of an authenticator app after which the flow continues on another screen. */
export type TotpStateErrorType = 'active_totp_exists' | 'expired_totp';

/**
 * The errors of a new password, which only the calls that set one can return. The form has the sentence of the first. The
 * second leads to the log-in.
 */
export type NewPasswordErrorType = 'weak_password' | 'duplicate_email';

/** An error that has a sentence of its own. */
export type CatalogueErrorType = (typeof catalogueErrorTypes)[number] | AppCodeErrorType;

/** Tells whether the catalogue has a sentence for this type. */
export function isCatalogueErrorType(type: string): type is CatalogueErrorType {
  return catalogueErrorTypes.some((known) => known === type);
}
