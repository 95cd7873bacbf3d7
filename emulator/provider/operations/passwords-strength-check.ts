import { ratePassword, wordsOfEmail } from '../passwords/strength';
import { sdkRoute } from '../sdk-route';

/** Rates a password while a user is choosing it. */
export const passwordsStrengthCheck = sdkRoute(
  'passwords.strengthCheck',
  'POST',
  '/passwords/strength_check',
  ({ project, body }) => ratePassword(project, body.string('password'), wordsOfEmail(body.optionalString('email'))),
);
