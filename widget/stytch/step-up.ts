import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { OtpChallenge } from '../../flows/core/provider/passcode-calls';
import type { StepUpCalls } from '../../flows/core/provider/step-up-calls';
import { call } from './call';
import type { Client } from './client';
import { ownFactorsOf } from './own-factors';
import { challengeOf } from './sign-in-answer';

/** The port's calls by which a signed-in user confirms who they are. The check of an app's code is with its set-up. */
export function stepUpCalls(
  client: Client,
  isUserVerified: () => boolean | undefined,
): Omit<StepUpCalls, 'authenticateTotp'> {
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
  };
}
