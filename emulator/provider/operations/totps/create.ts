import { ApiError } from '../../errors';
import { sdkRoute } from '../../sdk-route';
import { requireStrongSession } from '../../strong-session';
import { emptyPicture } from '../../totp/empty-picture';

const dayMinutes = 24 * 60;

/** Creates an authenticator app for the caller, who can have only one. It is active after its first code. */
export const totpsCreate = sdkRoute('totps.create', 'POST', '/totps', ({ project, caller, body }) => {
  const { user } = requireStrongSession(project, caller).account;
  const minutes =
    body.optionalNumber(
      'expiration_minutes',
      'a whole number of minutes from 5 to 1440',
      (value) => Number.isInteger(value) && value >= 5 && value <= dayMinutes,
    ) ?? dayMinutes;
  const before = project.totps.ofUser(user.user_id);
  if (user.totps.some(({ verified }) => verified)) throw new ApiError('active_totp_exists');
  if (before && before.expiresAt > project.clock.now()) throw new ApiError('pending_totp_exists');
  if (before) project.totps.forget(before.totpId);
  const { totpId, secret, recoveryCodes } = project.totps.create(user.user_id, minutes);
  user.totps = [{ totp_id: totpId, verified: false }];
  return {
    totp_id: totpId,
    secret,
    qr_code: emptyPicture,
    recovery_codes: recoveryCodes,
    user_id: user.user_id,
    user,
    __user: user,
  };
});
