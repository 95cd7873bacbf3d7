import type { LinkCalls, MagicLinkRequest } from '../../flows/core/provider/link-calls';
import { type Answer, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { OtpChallenge, OtpRequest, PasscodeCalls } from '../../flows/core/provider/passcode-calls';
import { answerOf, withoutAnswer } from './answer';
import { askedAddress, forgetAddress, rememberAddress } from './asked-address';
import { call } from './call';
import type { Client } from './client';
import { checkDiscreetly, hasContact, sendDiscreetly, sendSignedOut, substituteMethodId } from './closed-sign-up';
import { noMount } from './defer';
import type { Internals } from './internals';
import { hasSession } from './person';
import { challengeOf, signInOf } from './sign-in-answer';

/** The port's calls about magic links and passcodes. */
export function linkAndPasscodeCalls(
  client: Client,
  internals: Internals,
  mountSignal = noMount,
): LinkCalls & PasscodeCalls {
  return {
    sendMagicLink: async (request) => {
      const { email, loginExpirationMinutes, signupExpirationMinutes } = request;
      const outcome = await sendLink(client, request);
      if (outcome.ok) {
        const minutes = Math.max(loginExpirationMinutes, signupExpirationMinutes);
        rememberAddress(internals, email, minutes, mountSignal);
      }
      return outcome;
    },
    sendOtp: (request) =>
      request.isSignUpClosed
        ? sendDiscreetly(
            () =>
              sendSignedOut(client, request.destination, () => call(() => sendOtp(client, request), bareChallengeOf)),
            () => ({ methodId: substituteMethodId(request.channel, internals.publicToken), answer: {} }),
          )
        : call(() => sendOtp(client, request), challengeOf),
    verifyOtp: ({ code, methodId, sessionDurationMinutes, isSignUpClosed }) => {
      const options = { session_duration_minutes: sessionDurationMinutes };
      const checking = () => call(() => client.otps.authenticate(code, methodId, options), signInOf);
      return isSignUpClosed ? checkDiscreetly(checking, 'otp_code_not_found') : checking();
    },
    authenticateMagicLink: async ({ token, sessionDurationMinutes }) => {
      const options = { session_duration_minutes: sessionDurationMinutes };
      const outcome = await call(() => client.magicLinks.authenticate(token, options), signInOf);
      if (outcome.ok) forgetAddress(internals);
      return outcome;
    },
    impersonate: async ({ token }) => {
      const outcome = await call(() => client.impersonation.authenticate({ impersonation_token: token }), signInOf);
      if (outcome.ok) forgetAddress(internals);
      return outcome;
    },
    askedAddress: async () => succeeded(askedAddress(client, internals)),
    hasContact: async (contact) => succeeded(hasContact(client.user.getSync(), contact)),
    hasSession: async () => succeeded(hasSession(client)),
  };
}

function sendLink(
  client: Client,
  { email, loginRedirectURL, signupRedirectURL, ...request }: MagicLinkRequest,
): Promise<Outcome<Answer>> {
  const options = {
    login_magic_link_url: loginRedirectURL,
    signup_magic_link_url: signupRedirectURL,
    login_expiration_minutes: request.loginExpirationMinutes,
    signup_expiration_minutes: request.signupExpirationMinutes,
    login_template_id: request.loginTemplateId,
    signup_template_id: request.signupTemplateId,
    // Not in the client's type, which sends what it gets. So it is sent only for a host that asks for it.
    ...(request.createUserAsPending && { create_user_as_pending: true }),
    locale: request.locale,
  };
  const { email: links } = client.magicLinks;
  if (!request.isSignUpClosed) return call(() => links.loginOrCreate(email, options), answerOf);
  return sendDiscreetly(
    () => sendSignedOut(client, email, () => call(() => links.send(email, options), withoutAnswer)),
    () => ({}),
  );
}

function sendOtp(client: Client, { channel, destination, isSignUpClosed, ...request }: OtpRequest): Promise<unknown> {
  const { otps } = client;
  const { expirationMinutes: expiration_minutes, locale } = request;
  const { loginTemplateId: login_template_id, signupTemplateId: signup_template_id } = request;
  const options = { expiration_minutes, locale };
  const mailOptions = { ...options, login_template_id, signup_template_id };
  if (isSignUpClosed) {
    return channel === 'email' ? otps.email.send(destination, mailOptions) : otps[channel].send(destination, options);
  }
  if (channel !== 'email') return otps[channel].loginOrCreate(destination, options);
  return otps.email.loginOrCreate(destination, mailOptions);
}

function bareChallengeOf(answer: unknown): OtpChallenge | undefined {
  const challenge = challengeOf(answer);
  return challenge && { methodId: challenge.methodId, answer: {} };
}
