const catalogue = {
  bad_request: [400, 'The request is malformed.'],
  breached_password: [400, 'The password appears in a list of breached passwords.'],
  connected_app_not_found: [404, 'The connected application could not be found, or has no access any more.'],
  crypto_wallet_challenge_not_found: [404, 'There is no challenge for this wallet, or it has expired.'],
  duplicate_email: [400, 'A user with the specified email already exists for this project.'],
  email_not_found: [404, 'Email could not be found.'],
  idp_client_not_found: [404, 'The OAuth client could not be found.'],
  internal_server_error: [500, 'Oops, something seems to have gone wrong.'],
  invalid_code: [400, 'The passcode must be six digits.'],
  invalid_crypto_wallet_address: [400, 'The wallet address is not one of its kind.'],
  invalid_crypto_wallet_type: [400, 'The wallet type must be ethereum or solana.'],
  invalid_email: [400, 'The email address is invalid.'],
  invalid_id_token_hint: [400, 'The id_token_hint is not valid.'],
  invalid_magic_link_url: [400, 'The redirect URL must be an absolute http or https URL.'],
  invalid_phone_number: [400, 'The phone number is invalid. It must be in E.164 format.'],
  invalid_phone_number_country_code: [400, 'The country code of the phone number is not supported.'],
  invalid_post_logout_redirect_uri: [400, 'The post_logout_redirect_uri is not registered for this client.'],
  invalid_redirect_uri: [400, 'The redirect_uri is not registered for this client.'],
  invalid_request: [400, 'The authorization request is malformed.'],
  invalid_session_duration: [400, 'session_duration_minutes must be a whole number from 5 to 527040.'],
  no_login_redirect_urls_set: [400, 'No login redirect URL is set.'],
  no_match_for_provided_magic_link_url: [400, 'The redirect URL is not registered for this project.'],
  no_match_for_provided_oauth_url: [400, 'The redirect URL is not registered for this project.'],
  no_signup_redirect_urls_set: [400, 'No signup redirect URL is set.'],
  no_user_password: [400, 'The user does not have a password.'],
  oauth_config_not_found: [404, 'There is no OAuth configuration for Google.'],
  oauth_token_not_found: [404, 'The OAuth token could not be found, has expired, or was already used.'],
  otp_code_not_found: [404, 'The one-time passcode could not be found, has expired, or was already used.'],
  pkce_did_not_expect_code_verifier: [
    400,
    'A code_verifier was sent, but the flow was started without a code_challenge.',
  ],
  pkce_expected_code_challenge: [400, 'This project requires PKCE: a code_challenge must be sent.'],
  pkce_expected_code_verifier: [400, 'The flow was started with a code_challenge: a code_verifier must be sent.'],
  pkce_mismatch: [400, 'The code_verifier does not match the code_challenge.'],
  reset_password: [400, 'The password must be reset before it can be used.'],
  route_not_found: [404, 'The route could not be found.'],
  session_not_found: [404, 'The session could not be found, has expired, or was revoked.'],
  unable_to_auth_magic_link: [401, 'The magic link could not be authenticated: it was already used or has expired.'],
  unauthorized_credentials: [401, 'The credentials are not authorized.'],
  unsupported_response_type: [400, 'The response_type must be code.'],
  user_lock_limit_reached: [429, 'The user is locked after too many failed authentication attempts.'],
  user_unauthenticated: [401, 'An active session is required.'],
  weak_password: [400, 'The password does not meet the strength requirements.'],
  webauthn_registration_not_found: [404, 'The WebAuthn registration could not be found.'],
} as const;

/** The errors that the provider answers with. */
export type ErrorType = keyof typeof catalogue;

/** A refusal, in the provider's terms. */
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
