import { requireSession } from '../caller';
import { sdkRoute } from '../sdk-route';
import { findRegistration } from '../webauthn-registrations';

/** Renames one of the caller's passkeys. */
export const webauthnUpdate = sdkRoute(
  'webauthn.update',
  'PUT',
  '/webauthn/update/:id',
  ({ project, caller, body, params }) => {
    const { user } = requireSession(project, caller).account;
    const registration = findRegistration(user, params['id']);
    registration.name = body.string('name');
    return { webauthn_registration: registration };
  },
);
