import type { Impersonation } from './impersonation';
import { hasAddresses, typeOf } from './oauth/providers';
import type { UserCryptoWallet, UserEmail, UserPhoneNumber, UserProvider, WebauthnRegistration } from './user';

/** The factor by which a session was authenticated; the detail member is named after the kind. */
export interface AuthenticationFactor {
  type: string;
  delivery_method: string;
  last_authenticated_at: string;
  [detail: string]: unknown;
}

/** A factor without its time. */
export type NewFactor = Omit<AuthenticationFactor, 'last_authenticated_at'> & { type: string; delivery_method: string };

/** A factor proved by a message to an e-mail address. */
export const emailFactor = (type: 'magic_link' | 'otp', { email_id, email }: UserEmail): NewFactor => ({
  type,
  delivery_method: 'email',
  email_factor: { email_id, email_address: email },
});

/** A factor proved by a message to a telephone number. */
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

/** A factor proved by a code of an authenticator app. */
export const totpFactor = (totp_id: string): NewFactor => ({
  type: 'totp',
  delivery_method: 'authenticator_app',
  authenticator_app_factor: { totp_id },
});

/** A factor proved by a recovery code. */
export const recoveryCodeFactor = (totp_recovery_code_id: string): NewFactor => ({
  type: 'recovery_codes',
  delivery_method: 'recovery_code',
  recovery_code_factor: { totp_recovery_code_id },
});

/** A factor proved by a signature of a wallet. */
export const cryptoWalletFactor = ({
  crypto_wallet_id,
  crypto_wallet_address,
  crypto_wallet_type,
}: UserCryptoWallet): NewFactor => ({
  type: 'signature_challenge',
  delivery_method: 'crypto_wallet',
  crypto_wallet_factor: { crypto_wallet_id, crypto_wallet_address, crypto_wallet_type },
});

/** The factor of a session in which a member of staff acts as the user. */
export const impersonatedFactor = ({ impersonatorId, impersonatorEmail }: Impersonation): NewFactor => ({
  type: 'impersonated',
  delivery_method: 'impersonation',
  impersonated_factor: { impersonator_id: impersonatorId, impersonator_email_address: impersonatorEmail },
});

/** A factor proved by a token of a trusted server. */
export const trustedTokenFactor = (token_id: string): NewFactor => ({
  type: 'trusted_auth_token',
  delivery_method: 'trusted_token_exchange',
  trusted_auth_token_factor: { token_id },
});

/** A factor proved by a social provider. It names an address only if the provider has addresses. */
export function oauthFactor(registration: UserProvider, email_id: string): NewFactor {
  const { oauth_user_registration_id: id, provider_subject } = registration;
  const type = typeOf(registration);
  return {
    type: 'oauth',
    delivery_method: `oauth_${type}`,
    [`${type}_oauth_factor`]: { id, ...(hasAddresses(type) && { email_id }), provider_subject },
  };
}
