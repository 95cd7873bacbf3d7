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
    user.webauthn_registrations.splice(user.webauthn_registrations.indexOf(findRegistration(user, params['id'])), 1);
    return { user_id: user.user_id, user, __user: user };
  },
);
