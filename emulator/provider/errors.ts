const catalogue = {
  active_totp_exists: [400, 'The user has an active TOTP already.'],
  bad_request: [400, 'The request is malformed.'],
  biometric_registration_not_found: [404, 'The biometric registration could not be found.'],
  breached_password: [400, 'The password appears in a list of breached passwords.'],
  cannot_delete_last_primary_factor: [400, 'A user must keep one email address, phone number or OAuth provider.'],
  cannot_update_trusted_metadata: [401, 'The trusted metadata cannot be updated from a browser.'],
  connected_app_not_found: [404, 'The connected application could not be found, or has no access any more.'],
  connected_app_supplied_redirect_url_not_found_in_client: [400, 'The redirect_uri is not registered for this client.'],
  crypto_wallet_not_found: [404, 'The crypto wallet could not be found.'],
  duplicate_email: [400, 'A user with the specified email already exists for this project.'],
  duplicate_phone_number: [400, 'A user with the specified phone number already exists for this project.'],
  duplicate_webauthn_registration: [400, 'The WebAuthn credential is registered already.'],
  email_not_found: [404, 'Email could not be found.'],
  expired_totp: [400, 'The TOTP was not authenticated in time.'],
  id_token_incorrect_audience: [400, 'The id_token_hint is for another application.'],
  id_token_invalid: [400, 'The id_token_hint was not signed by this provider.'],
  insufficient_factors: [
    401,
    'The session must hold factors of two categories for this call, since the user has factors of two.',
  ],
  internal_server_error: [500, 'Oops, something seems to have gone wrong.'],
  invalid_biometric_registration_id: [400, 'The biometric_registration_id is malformed.'],
  invalid_code: [400, 'The passcode must be six digits.'],
  invalid_crypto_wallet_address: [400, 'The wallet address is not one of its kind.'],
  invalid_crypto_wallet_id: [400, 'The crypto_wallet_id is malformed.'],
  invalid_email: [400, 'The email address is invalid.'],
  invalid_email_id: [400, 'The email_id is malformed.'],
  invalid_expiration: [400, 'The expiration of a link must be a whole number of minutes from 5 to 10080.'],
  invalid_expiration_otp: [400, 'The expiration of a passcode must be a whole number of minutes from 1 to 10.'],
  invalid_magic_link_url: [400, 'The redirect URL must be an absolute http or https URL.'],
  invalid_oauth_provider: [400, 'There is no such OAuth provider.'],
  invalid_oauth_user_registration_id: [400, 'The oauth_user_registration_id is malformed.'],
  invalid_phone_number: [400, 'The phone number is invalid. It must be in E.164 format.'],
  invalid_phone_number_country_code: [400, 'The country code of the phone number is not supported.'],
  invalid_pkce_code_challenge: [400, 'The code_challenge must be a SHA-256 digest in base64url.'],
  invalid_public_key_credential: [400, 'The public key credential is invalid.'],
  invalid_recovery_code: [400, 'The recovery code must be three groups of four letters and digits.'],
  invalid_session_duration_minutes: [400, 'session_duration_minutes must be a whole number from 5 to 527040.'],
  invalid_totp_code: [400, 'The TOTP code must be six digits.'],
  invalid_totp_id: [400, 'The totp_id is malformed.'],
  invalid_trusted_auth_token: [400, 'The token is invalid, has expired, or is not of this profile.'],
  invalid_wallet_type: [400, 'The wallet type must be ethereum or solana.'],
  invalid_webauthn_registration_id: [400, 'The webauthn_registration_id is malformed.'],
  no_login_redirect_urls_set: [400, 'No login redirect URL is set.'],
  no_match_for_provided_magic_link_url: [400, 'The redirect URL is not registered for this project.'],
  no_match_for_provided_oauth_url: [400, 'The redirect URL is not registered for this project.'],
  no_pending_webauthn_registration: [400, 'The user has no pending WebAuthn registration, or it has expired.'],
  no_signup_redirect_urls_set: [400, 'No signup redirect URL is set.'],
  no_user_password: [400, 'The user does not have a password.'],
  oauth_config_not_found: [404, 'There is no OAuth configuration for Google.'],
  oauth_token_not_found: [404, 'The OAuth token could not be found, has expired, or was already used.'],
  oauth_user_registration_not_found: [404, 'The OAuth user registration could not be found.'],
  oidc_prompt_none_must_be_exclusive: [400, 'prompt=none goes with no other prompt.'],
  otp_code_not_found: [404, 'The one-time passcode could not be found.'],
  pending_totp_exists: [400, 'The user has a TOTP already that waits for its first code.'],
  phone_number_not_found: [404, 'Phone number could not be found.'],
  pkce_did_not_expect_code_verifier: [
    400,
    'A code_verifier was sent, but the flow was started without a code_challenge.',
  ],
  pkce_expected_code_verifier: [400, 'The flow was started with a code_challenge: a code_verifier must be sent.'],
  pkce_mismatch: [400, 'The code_verifier does not match the code_challenge.'],
  pkce_required_for_idp_authorization_flow: [400, 'A public client must send a code_challenge (PKCE).'],
  recovery_code_used_as_totp_code: [400, 'A recovery code was sent as a TOTP code.'],
  recovery_codes_not_found: [404, 'The user has no recovery codes.'],
  reset_password: [400, 'The password must be reset before it can be used.'],
  route_not_found: [404, 'The route could not be found.'],
  session_not_found: [404, 'The session could not be found, has expired, or was revoked.'],
  session_not_mutable: [400, 'An impersonated session cannot be extended, and gains no factor.'],
  session_too_old_to_reset_password: [
    400,
    'The session needs a password, email link or email code of the last five minutes.',
  ],
  siwe_message_expired: [400, 'The message of Sign-In with Ethereum has expired.'],
  siwe_message_not_valid_yet: [400, 'The message of Sign-In with Ethereum is not valid yet.'],
  stale_factors: [401, 'A factor of the session must have been authenticated within the last hour for this call.'],
  too_many_unverified_factors: [
    400,
    'A phone number cannot be added while the email address of the user is unverified.',
  ],
  totp_code_already_authenticated: [400, 'The TOTP code was already authenticated. Try the next one.'],
  totp_code_used_as_recovery_code: [400, 'A TOTP code was sent as a recovery code.'],
  totp_not_found: [404, 'The TOTP could not be found.'],
  totps_not_found_for_user: [404, 'The user has no TOTP.'],
  trusted_token_profile_not_found: [404, 'The trusted token profile could not be found.'],
  unable_to_auth_impersonation_token: [
    401,
    'The impersonation token could not be authenticated: it was already used or has expired.',
  ],
  unable_to_auth_magic_link: [401, 'The magic link could not be authenticated: it was already used or has expired.'],
  unable_to_auth_otp_code: [
    401,
    'The one-time passcode could not be authenticated: it was already used or has expired.',
  ],
  unable_to_auth_password_reset_token: [
    401,
    'The password reset token could not be authenticated: it was already used or has expired.',
  ],
  unable_to_auth_webauthn_registration: [
    401,
    'The WebAuthn registration could not be authenticated: its response is not valid.',
  ],
  unable_to_authenticate_crypto_wallet: [
    401,
    'The crypto wallet could not be authenticated: the signature or its challenge is not valid.',
  ],
  unable_to_authenticate_recovery_code: [401, 'The recovery code could not be authenticated.'],
  unable_to_authenticate_totp: [401, 'The TOTP code could not be authenticated.'],
  unauthorized_credentials: [401, 'The credentials are not authorized.'],
  update_user_auth_method_not_allowed: [400, 'Authentication methods cannot be changed with this call.'],
  user_lock_limit_reached: [429, 'The user is locked after too many failed authentication attempts.'],
  user_not_found: [404, 'The user could not be found.'],
  user_unauthenticated: [401, 'An active session is required.'],
  weak_password: [400, 'The password does not meet the strength requirements.'],
  webauthn_registration_not_found: [404, 'The WebAuthn registration could not be found.'],
} as const;

/** The errors that the provider returns. */
export type ErrorType = keyof typeof catalogue;

/** An error, in the provider's terms. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(
    readonly type: ErrorType,
    message: string = catalogue[type][1],
  ) {
    super(message);
    this.status = catalogue[type][0];
  }
}
