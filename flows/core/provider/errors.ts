import type { CatalogueErrorType, NewPasswordErrorType, TotpStateErrorType } from './error-types';

/**
 * Any failure, by its meaning for the user. `other` has only the server's wording. `cancelled`: the user cancelled, or declined in a
 * dialog of the browser or a wallet, or the widget closed the dialog. `not_confirmed`: the user declined a step-up.
 * `other_account`: another account signed in than the one that was shown. `wallet_...`: a wallet was busy, failed or
 * used another account, or its message was for another site.
 */
export type ErrorType =
  | CatalogueErrorType
  | TotpStateErrorType
  | NewPasswordErrorType
  | 'other'
  | 'cancelled'
  | 'not_confirmed'
  | 'other_account'
  | 'wallet_busy'
  | 'wallet_account'
  | 'wallet_site'
  | 'wallet_failed';

/** The failure of a provider call. */
export interface ProviderError {
  type: ErrorType;
  /** The server's own sentence. Data, never markup; shown for `other` alone. */
  serverMessage?: string;
  /** The value that was thrown, for the host's log. Never shown. */
  cause?: unknown;
}

/** The fields that an error can be about. An error that is about none belongs to the form. */
export type FieldName = 'email' | 'phone' | 'code' | 'password';

const fields: Partial<Record<ErrorType, FieldName>> = {
  invalid_email: 'email',
  inactive_email: 'email',
  email_not_found: 'email',
  invalid_phone_number: 'phone',
  unsubscribed_phone_number: 'phone',
  invalid_phone_number_country_code: 'phone',
  duplicate_member_phone_number: 'phone',
  invalid_code: 'code',
  otp_code_not_found: 'code',
  unable_to_authenticate_totp: 'code',
  totp_code_already_authenticated: 'code',
  unauthorized_credentials: 'password',
  no_user_password: 'password',
  breached_password: 'password',
  weak_password: 'password',
};

/** The field an error is about, if it is about one. */
export function fieldOfError(error: ProviderError): FieldName | undefined {
  return fields[error.type];
}
