import { ApiError } from '../../errors';
import { sdkRoute } from '../../sdk-route';
import { requireStrongSession } from '../../strong-session';
import { verifiedTotpOf } from '../../totp/verified-totp';

/** The caller's unused recovery codes. */
export const totpsRecoveryCodes = sdkRoute(
  'totps.recoveryCodes',
  'POST',
  '/totps/recovery_codes',
  ({ project, caller }) => {
    const { user } = requireStrongSession(project, caller).account;
    const totp = verifiedTotpOf(project, user);
    if (!totp) throw new ApiError('recovery_codes_not_found');
    return {
      user_id: user.user_id,
      totps: [{ totp_id: totp.totpId, verified: true, recovery_codes: totp.recoveryCodes }],
    };
  },
);
