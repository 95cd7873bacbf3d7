import { requireSession } from '../caller';
import { sdkRoute } from '../sdk-route';
import { findRegistration } from '../webauthn-registrations';

/** Deletes one of the caller's passkeys. */
export const userDeleteWebauthnRegistration = sdkRoute(
  'user.deleteWebauthnRegistration',
  'DELETE',
  '/users/webauthn_registrations/:id',
  ({ project, caller, params }) => {
    const { user } = requireSession(project, caller).account;
    const registration = findRegistration(user, params['id']);
    user.webauthn_registrations.splice(user.webauthn_registrations.indexOf(registration), 1);
    project.passkeys.forget(registration.webauthn_registration_id);
    return { user_id: user.user_id, user, __user: user };
  },
);
