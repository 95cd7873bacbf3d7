import type { AccountClaims } from 'oidc-provider';
import type { User } from '../../provider/user';

/** The claims of each scope (OpenID Connect Core 1.0, section 5.4). */
export const claimsOfScopes = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  profile: ['name', 'given_name', 'family_name', 'updated_at'],
};

/** The claims that the provider can make about a user; the scopes decide which of them are made. */
export function claimsOf({ user_id, emails, phone_numbers, name, created_at }: User): AccountClaims {
  const fullName = [name.first_name, name.middle_name, name.last_name].filter(Boolean).join(' ');
  const [email] = emails;
  const [phone] = phone_numbers;
  return {
    sub: user_id,
    updated_at: Math.floor(Date.parse(created_at) / 1_000),
    ...(fullName && { name: fullName, given_name: name.first_name, family_name: name.last_name }),
    ...(email && { email: email.email, email_verified: email.verified }),
    ...(phone && { phone_number: phone.phone_number, phone_number_verified: phone.verified }),
  };
}
