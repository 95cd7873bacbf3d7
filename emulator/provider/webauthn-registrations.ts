import { ApiError } from './errors';
import { newId } from './ids';
import type { User, WebauthnRegistration } from './user';

/** One of a user's own passkeys, by its id. */
export function findRegistration(user: User, id: string | undefined): WebauthnRegistration {
  const registration = user.webauthn_registrations.find(
    ({ webauthn_registration_id }) => webauthn_registration_id === id,
  );
  if (!registration) throw new ApiError('webauthn_registration_not_found');
  return registration;
}

/** A passkey in the list; its authenticator type is empty where the registration asked for none. */
export const newRegistration = (
  details: Pick<WebauthnRegistration, 'domain' | 'user_agent' | 'name'> &
    Partial<Pick<WebauthnRegistration, 'authenticator_type'>>,
): WebauthnRegistration => ({
  webauthn_registration_id: newId('webauthn-registration'),
  authenticator_type: '',
  verified: true,
  ...details,
});
