import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import { emailFactor, phoneFactor } from '../factors';
import { refuseImpersonated } from '../impersonated-session';
import { proveEmail } from '../proved-email';
import { type SdkCall, sdkRoute } from '../sdk-route';
import { countFailure, refuseLocked } from '../user-lock';

/** Signs in with a passcode. */
export const otpsAuthenticate = sdkRoute('otps.authenticate', 'POST', '/otps/authenticate', async (call) => {
  const { project, caller, body } = call;
  const methodId = body.string('method_id');
  const code = body.string('token');
  const minutes = readSessionMinutes(body, project);
  if (!/^\d{6}$/.test(code)) throw new ApiError('invalid_code');
  const { account, prove } = findMethod(call, methodId);
  refuseLocked(account, project.clock);
  refuseImpersonated(caller, account);
  const redeemed = project.passcodes.redeem(methodId, code);
  if (redeemed === 'wrong' || redeemed === 'spent') {
    countFailure(account, project.clock);
    throw new ApiError(redeemed === 'wrong' ? 'otp_code_not_found' : 'unable_to_auth_otp_code');
  }
  const factor = prove(redeemed.channel);
  return { ...(await signIn(project, caller, { account, factor, minutes })), method_id: methodId };
});

function findMethod({ project, caller }: SdkCall, methodId: string) {
  const byEmail = project.accounts.byEmailId(methodId);
  if (byEmail) {
    const { account, email } = byEmail;
    const prove = () => {
      proveEmail(account, email, caller);
      return emailFactor('otp', email);
    };
    return { account, prove };
  }
  const byPhone = project.accounts.byPhoneId(methodId);
  if (!byPhone) throw new ApiError('otp_code_not_found');
  const { account, phone } = byPhone;
  const prove = (channel: string) => {
    phone.verified = true;
    return phoneFactor(channel === 'whatsapp' ? 'whatsapp' : 'sms', phone);
  };
  return { account, prove };
}
