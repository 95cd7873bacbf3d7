import { newId } from '../ids';
import { impersonationTokenSeconds } from '../impersonation';
import { ControlError } from './control-error';
import type { ControlRoute } from './control-route';

/** Makes a token by which a member of the project's staff can act as a user, once, within five minutes. */
export const impersonateUser: ControlRoute = {
  method: 'POST',
  path: '/impersonation',
  accepts: ['user_id', 'impersonator_email'],
  answer({ project, body }) {
    const userId = body.string('user_id');
    if (!project.accounts.byId(userId)) {
      throw new ControlError({
        what: `No user has the id ${JSON.stringify(userId)}.`,
        why: 'Staff can act only as a user who exists.',
        fix: 'Send the "user_id" that POST /control/users has answered with.',
      });
    }
    const impersonation = {
      userId,
      impersonatorId: newId('impersonator'),
      impersonatorEmail: body.optionalString('impersonator_email') ?? 'support@example.com',
    };
    return { impersonation_token: project.impersonations.issue(impersonation, impersonationTokenSeconds) };
  },
};
