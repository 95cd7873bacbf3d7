import type { Answer, OtpRequest, Provider } from '../../flows/core/provider/provider';
import { answerOf, signInOf } from './answer';
import { bootstrapOf } from './bootstrap';
import { call } from './call';
import type { Client } from './client';
import { internalsOf } from './internals';
import { latePasskeyCalls, latePasswordCalls } from './late-calls';
import { personOf } from './person';

/** Fulfils the port with the provider's headless client: the one place that knows its names. */
export function stytchProvider(client: Client): Provider {
  const internals = internalsOf(client);
  return {
    isTestProject: internals.publicToken?.includes('public-token-test') ?? false,
    bootstrap: bootstrapOf(internals),
    person: () => personOf(client.user.getSync()),
    isPersonCertain: () => !client.user.getInfo().fromCache,
    watchPerson: (onChange) => client.onStateChange(onChange),
    logEvent: (name, details) => {
      try {
        internals.networkClient?.logEvent({ name, details });
      } catch {
        // A log that fails is nobody's failure.
      }
    },
    sendMagicLink: ({ email, loginRedirectURL, signupRedirectURL, ...request }) => {
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
      return call(() => client.magicLinks.email.loginOrCreate(email, options), answerOf);
    },
    sendOtp: (request) => call(() => sendOtp(client, request), challengeOf),
    verifyOtp: ({ code, methodId, sessionDurationMinutes }) =>
      call(
        () => client.otps.authenticate(code, methodId, { session_duration_minutes: sessionDurationMinutes }),
        signInOf,
      ),
    authenticateMagicLink: ({ token, sessionDurationMinutes }) =>
      call(() => client.magicLinks.authenticate(token, { session_duration_minutes: sessionDurationMinutes }), signInOf),
    ...latePasswordCalls(client, internals),
    ...latePasskeyCalls(client, internals),
  };
}

function sendOtp({ otps }: Client, { channel, destination, ...request }: OtpRequest): Promise<unknown> {
  const { expirationMinutes: expiration_minutes, locale } = request;
  if (channel !== 'email') return otps[channel].loginOrCreate(destination, { expiration_minutes, locale });
  const { loginTemplateId: login_template_id, signupTemplateId: signup_template_id } = request;
  return otps.email.loginOrCreate(destination, { expiration_minutes, locale, login_template_id, signup_template_id });
}

function challengeOf(answer: unknown): { methodId: string; answer: Answer } | undefined {
  const readable = answerOf(answer);
  const methodId = readable?.['method_id'];
  return readable && typeof methodId === 'string' && methodId ? { methodId, answer: readable } : undefined;
}
