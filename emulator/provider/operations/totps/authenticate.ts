import { signIn } from '../../auth-result';
import { requireSession } from '../../caller';
import { readSessionMinutes } from '../../durations';
import { ApiError } from '../../errors';
import { totpFactor } from '../../factors';
import { refuseImpersonated } from '../../impersonated-session';
import { sdkRoute } from '../../sdk-route';
import { isRecoveryCode, isTotpCode } from '../../totp/recovery-codes';
import { countFailure, refuseLocked } from '../../user-lock';

/** Verifies a code of the caller's authenticator app; the first code completes the set-up. */
export const totpsAuthenticate = sdkRoute(
  'totps.authenticate',
  'POST',
  '/totps/authenticate',
  async ({ project, caller, body }) => {
    const { account } = requireSession(project, caller);
    refuseImpersonated(caller, account);
    const code = body.string('totp_code');
    const minutes = readSessionMinutes(body, project);
    if (isRecoveryCode(code)) throw new ApiError('recovery_code_used_as_totp_code');
    if (!isTotpCode(code)) throw new ApiError('invalid_totp_code');
    const { totps, clock } = project;
    const totp = totps.ofUser(account.user.user_id);
    const shown = account.user.totps.find(({ totp_id }) => totp_id === totp?.totpId);
    if (!totp || !shown) throw new ApiError('totps_not_found_for_user');
    if (!shown.verified && totp.expiresAt <= clock.now()) throw new ApiError('expired_totp');
    refuseLocked(account, clock);
    const checked = await totps.check(totp, code);
    // Other calls may have locked the account while the code was checked.
    refuseLocked(account, clock);
    if (checked === 'used') throw new ApiError('totp_code_already_authenticated');
    if (checked === 'wrong') {
      countFailure(account, clock);
      throw new ApiError('unable_to_authenticate_totp');
    }
    shown.verified = true;
    const factor = totpFactor(totp.totpId);
    return { ...(await signIn(project, caller, { account, factor, minutes })), totp_id: totp.totpId };
  },
);
