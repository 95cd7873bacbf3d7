import { signIn } from '../../auth-result';
import { requireSession } from '../../caller';
import { readSessionMinutes } from '../../durations';
import { ApiError } from '../../errors';
import { recoveryCodeFactor } from '../../factors';
import { newId } from '../../ids';
import { refuseImpersonated } from '../../impersonated-session';
import { sdkRoute } from '../../sdk-route';
import { isRecoveryCode, isTotpCode } from '../../totp/recovery-codes';
import { verifiedTotpOf } from '../../totp/verified-totp';
import { countFailure, refuseLocked } from '../../user-lock';

/** Accepts a recovery code, which works once, in place of the caller's authenticator app. */
export const totpsRecover = sdkRoute('totps.recover', 'POST', '/totps/recover', async ({ project, caller, body }) => {
  const { account } = requireSession(project, caller);
  refuseImpersonated(caller, account);
  const code = body.string('recovery_code');
  const minutes = readSessionMinutes(body, project);
  if (isTotpCode(code)) throw new ApiError('totp_code_used_as_recovery_code');
  if (!isRecoveryCode(code)) throw new ApiError('invalid_recovery_code');
  const totp = verifiedTotpOf(project, account.user);
  if (!totp) throw new ApiError('recovery_codes_not_found');
  refuseLocked(account, project.clock);
  const at = totp.recoveryCodes.indexOf(code);
  if (at === -1) {
    countFailure(account, project.clock);
    throw new ApiError('unable_to_authenticate_recovery_code');
  }
  totp.recoveryCodes.splice(at, 1);
  const factor = recoveryCodeFactor(newId('totp-recovery-code'));
  return { ...(await signIn(project, caller, { account, factor, minutes })), totp_id: totp.totpId };
});
