import { failureMessages, phoneNumberMessages } from './failure.messages';
import type { CatalogueErrorType } from './error-types';

/** The error catalogue (B-FAIL-1), letter for letter, the type in the key; before it, our own sentences for what no server says (B-FAIL-3). */
export const errorMessages = {
  ...failureMessages,
  'error.other_browser': 'For your safety this link works only in the browser in which you asked for it.',
  'error.cancelled': 'You stopped it before it was done.',
  'error.invalid_email': 'Email format is invalid.',
  ...phoneNumberMessages,
  'error.unsubscribed_phone_number': "Phone number is unsubscribed; resubscribe by texting 'START'.",
  'error.inactive_email': 'The email address is marked as inactive, try another or contact your admin.',
  'error.unauthorized_credentials': 'Unauthorized credentials.',
  'error.user_unauthenticated': 'Must have an active session to call this method.',
  'error.email_not_found': 'Email not found.',
  'error.unable_to_auth_magic_link': 'The magic link was already used or expired; try again.',
  'error.no_user_password': 'Password not found for this user.',
  'error.breached_password': 'Password appears in the list of breached passwords and must be reset.',
  'error.reset_password': 'Password must be reset.',
  'error.invalid_code': 'Code format is invalid.',
  'error.otp_code_not_found': 'Invalid passcode, please try again.',
  'error.user_lock_limit_reached': 'Too many failed authentication attempts. Please try again later.',
  'error.oauth_token_not_found': 'OAuth token not found.',
  'error.member_password_not_found': 'Member password not found.',
  'error.oauth_flow_callback_error': 'OAuth callback error.',
  'error.unauthorized_action': 'Unauthorized action.',
  'error.invalid_session_token': 'Invalid session token.',
  'error.session_not_found': 'Session not found.',
  'error.invalid_phone_number_country_code': 'Phone country code invalid, unsupported, or disabled.',
  'error.duplicate_member_phone_number':
    'A member with the specified phone number already exists for this organization.',
  'error.webauthn_registration_not_found':
    'Passkey registration not found. You may have deleted the passkey from your account but not password manager. Please try again.',
  'error.insufficient_factors': "For your security, confirm it's you before you continue.",
  'error.stale_factors': "For your security, confirm it's you before you continue.",
  'error.unable_to_authenticate_totp': 'Invalid code, please try again.',
  'error.totp_code_already_authenticated': 'This code was used already. Wait for the next one.',
  'error.passkey_unknown': 'Unknown error occurred during passkey authentication. Please try again.',
  'error.passkey_duplicate':
    'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.',
  'error.passkey_not_created':
    'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.',
} as const satisfies Readonly<Record<`error.${CatalogueErrorType | 'cancelled'}`, string>>;
