import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { ProviderError } from '../../flows/core/provider/errors';
import type { OtpChallenge } from '../../flows/core/provider/passcode-calls';
import type { StepUpCalls } from '../../flows/core/provider/step-up-calls';
import { call } from './call';
import type { Client } from './client';
import { errorTypeOf } from './error-type';
import { ownFactorsOf } from './own-factors';
import { challengeOf, signInOf } from './sign-in-answer';

/** The port's calls by which a signed-in user confirms who they are. */
export function stepUpCalls(client: Client, isUserVerified: () => boolean | undefined): StepUpCalls {
  return {
    ownFactors: async () => {
      const factors = ownFactorsOf(client.user.getSync(), client.session.getSync(), isUserVerified());
      return factors ? succeeded(factors) : failed({ type: 'user_unauthenticated' });
    },
    sendOwnOtp: ({ channel, destination, expirationMinutes, loginTemplateId, signupTemplateId, locale }) => {
      const options = { expiration_minutes: expirationMinutes, locale };
      const templates = { login_template_id: loginTemplateId, signup_template_id: signupTemplateId };
      return call<OtpChallenge>(
        () =>
          channel === 'email'
            ? client.otps.email.send(destination, { ...options, ...templates })
            : client.otps[channel].send(destination, options),
        challengeOf,
      );
    },
    authenticateTotp: ({ code, sessionDurationMinutes }) =>
      call(
        () => client.totps.authenticate({ totp_code: code, session_duration_minutes: sessionDurationMinutes }),
        signInOf,
        appCodeRefusal,
      ),
  };
}

/** The error for a refused code of an authenticator app; undefined where the code was not the cause. */
function appCodeRefusal(thrown: unknown): ProviderError | undefined {
  const type = errorTypeOf(thrown);
  if (type === 'totp_code_already_authenticated' || type === 'expired_totp') return { type, cause: thrown };
  const isWrong =
    type === 'unable_to_authenticate_totp' ||
    type === 'invalid_totp_code' ||
    type === 'recovery_code_used_as_totp_code';
  return isWrong ? { type: 'unable_to_authenticate_totp', cause: thrown } : undefined;
}
