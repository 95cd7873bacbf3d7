import { verifiedTotpOf } from '../totp/verified-totp';
import { ControlError } from './control-error';
import type { ControlRoute } from './control-route';

/** The code that a user's authenticator app shows at this moment, by the provider's clock. */
export const readTotpCode: ControlRoute = {
  method: 'GET',
  path: '/totp',
  accepts: [],
  async answer({ project, query }) {
    const account = project.accounts.byId(query['user_id'] ?? '');
    const pending = account && project.totps.ofUser(account.user.user_id);
    const totp = account && (verifiedTotpOf(project, account.user) ?? pending);
    if (!totp) {
      throw new ControlError({
        what: `No authenticator app of ${query['user_id'] ?? 'a user without an id'} is known.`,
        why: 'There is no such user, or they have set up none.',
        fix: 'Make the user with "totp": true, and ask with ?user_id=.',
      });
    }
    const { code, secondsLeft } = await project.totps.code(totp);
    return { code, seconds_left: secondsLeft };
  },
};
