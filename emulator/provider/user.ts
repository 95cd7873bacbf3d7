/** A passkey or security key of a user. */
export interface WebauthnRegistration {
  webauthn_registration_id: string;
  domain: string;
  user_agent: string;
  authenticator_type: string;
  verified: boolean;
  name: string;
}

/** An address of a user. */
export interface UserEmail {
  email_id: string;
  email: string;
  verified: boolean;
}

/** A telephone number of a user. */
export interface UserPhoneNumber {
  phone_id: string;
  phone_number: string;
  verified: boolean;
}

/** An account with a sign-in provider that a user has used. */
export interface UserProvider {
  oauth_user_registration_id: string;
  provider_subject: string;
  provider_type: string;
  profile_picture_url: string;
  locale: string;
}

/** A crypto wallet of a user. */
export interface UserCryptoWallet {
  crypto_wallet_id: string;
  crypto_wallet_address: string;
  crypto_wallet_type: string;
  verified: boolean;
}

/** A user as the interface shows one. */
export interface User {
  user_id: string;
  created_at: string;
  status: 'active' | 'pending';
  name: { first_name: string; middle_name: string; last_name: string };
  emails: UserEmail[];
  phone_numbers: UserPhoneNumber[];
  providers: UserProvider[];
  password: { password_id: string; requires_reset: boolean } | null;
  webauthn_registrations: WebauthnRegistration[];
  biometric_registrations: { biometric_registration_id: string; verified: boolean }[];
  totps: { totp_id: string; verified: boolean }[];
  crypto_wallets: UserCryptoWallet[];
  trusted_metadata: Record<string, unknown>;
  untrusted_metadata: Record<string, unknown>;
  roles: string[];
}
