import type { UserEmail, UserPhoneNumber, WebauthnRegistration } from './user';

/** How a session was authenticated; the detail member is named after the kind. */
export interface AuthenticationFactor {
  type: string;
  delivery_method: string;
  last_authenticated_at: string;
  [detail: string]: unknown;
}

/** A factor before its moment is known. */
export type NewFactor = Omit<AuthenticationFactor, 'last_authenticated_at'> & { type: string; delivery_method: string };

/** A factor proved by a message to an address. */
export const emailFactor = (type: 'magic_link' | 'otp', { email_id, email }: UserEmail): NewFactor => ({
  type,
  delivery_method: 'email',
  email_factor: { email_id, email_address: email },
});

/** A factor proved by a message to a telephone. */
export const phoneFactor = (
  delivery_method: 'sms' | 'whatsapp',
  { phone_id, phone_number }: UserPhoneNumber,
): NewFactor => ({
  type: 'otp',
  delivery_method,
  phone_number_factor: { phone_id, phone_number },
});

/** A factor proved by a password. */
export const passwordFactor: NewFactor = { type: 'password', delivery_method: 'knowledge' };

/** A factor proved by a passkey. */
export const webauthnFactor = ({ webauthn_registration_id, domain, user_agent }: WebauthnRegistration): NewFactor => ({
  type: 'webauthn',
  delivery_method: 'webauthn_registration',
  webauthn_factor: { webauthn_registration_id, domain, user_agent },
});
