import type { LinkCalls } from '../../flows/core/provider/link-calls';
import type { OtpRequest, PasscodeCalls } from '../../flows/core/provider/passcode-calls';
import { succeeded } from '../../flows/core/provider/outcome';
import { answerOf } from './answer';
import { askedAddress, forgetAddress, rememberAddress } from './asked-address';
import { challengeOf, signInOf } from './sign-in-answer';
import { call } from './call';
import type { Client } from './client';
import { noMount } from './defer';
import { hasContact } from './has-contact';
import type { Internals } from './internals';

/** The port's calls about magic links and passcodes. */
export function linkAndPasscodeCalls(
  client: Client,
  internals: Internals,
  mountSignal = noMount,
): LinkCalls & PasscodeCalls {
  return {
    sendMagicLink: async ({ email, loginRedirectURL, signupRedirectURL, ...request }) => {
      const options = {
        login_magic_link_url: loginRedirectURL,
        signup_magic_link_url: signupRedirectURL,
        login_expiration_minutes: request.loginExpirationMinutes,
        signup_expiration_minutes: request.signupExpirationMinutes,
        login_template_id: request.loginTemplateId,
        signup_template_id: request.signupTemplateId,
        // Not in the client's type; the client spreads what it is given, and the server reads it.
        create_user_as_pending: request.createUserAsPending,
        locale: request.locale,
      };
      const outcome = await call(() => client.magicLinks.email.loginOrCreate(email, options), answerOf);
      const { loginExpirationMinutes, signupExpirationMinutes } = request;
      if (outcome.ok) {
        const minutes = Math.max(loginExpirationMinutes, signupExpirationMinutes);
        rememberAddress(internals, email, minutes, mountSignal);
      }
      return outcome;
    },
    sendOtp: (request) => call(() => sendOtp(client, request), challengeOf),
    verifyOtp: ({ code, methodId, sessionDurationMinutes }) =>
      call(
        () => client.otps.authenticate(code, methodId, { session_duration_minutes: sessionDurationMinutes }),
        signInOf,
      ),
    authenticateMagicLink: async ({ token, sessionDurationMinutes }) => {
      const options = { session_duration_minutes: sessionDurationMinutes };
      const outcome = await call(() => client.magicLinks.authenticate(token, options), signInOf);
      if (outcome.ok) forgetAddress(internals);
      return outcome;
    },
    askedAddress: async () => succeeded(askedAddress(client, internals)),
    hasContact: async (contact) => succeeded(hasContact(client.user.getSync(), contact)),
    hasSession: async () => succeeded(client.session.getSync() !== null || client.session.getTokens() !== null),
  };
}

function sendOtp({ otps }: Client, { channel, destination, ...request }: OtpRequest): Promise<unknown> {
  const { expirationMinutes: expiration_minutes, locale } = request;
  if (channel !== 'email') return otps[channel].loginOrCreate(destination, { expiration_minutes, locale });
  const { loginTemplateId: login_template_id, signupTemplateId: signup_template_id } = request;
  return otps.email.loginOrCreate(destination, { expiration_minutes, locale, login_template_id, signup_template_id });
}
