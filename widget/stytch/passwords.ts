import { isMinutes } from '../../flows/core/config/config.atoms';
import { isRecord } from '../../flows/core/provider/record';
import type { ProviderError } from '../../flows/core/provider/errors';
import { failed } from '../../flows/core/provider/outcome';
import type { PasswordCalls, PasswordRequest, UserType } from '../../flows/core/provider/password-calls';
import { answerOf, withoutAnswer } from './answer';
import { rememberAddress } from './asked-address';
import { call } from './call';
import type { Client } from './client';
import { checkDiscreetly, sendDiscreetly } from './closed-sign-up';
import { noMount } from './defer';
import { errorTypeOf } from './error-type';
import type { Internals } from './internals';
import { searchManagerOf } from './rare-internals';
import { signInOf } from './sign-in-answer';
import { strengthOf } from './strength';

/** The minutes for which the log-in link of a reset mail works, unless the project has set another time. */
const loginLinkMinutes = 60;

/** The minutes that a host has set; undefined, which means the project's, if they are no valid number of minutes. */
const validMinutes = (minutes: unknown) => (isMinutes(minutes) ? minutes : undefined);

/** The port's password calls. */
export function passwordCalls(client: Client, internals: Internals, mountSignal = noMount): PasswordCalls {
  const { passwords } = client;
  const { fetchSDK } = internals;
  const searchManager = searchManagerOf(client);
  return {
    searchUser: async (email) => {
      if (searchManager) return call(() => searchManager.searchUser(email), userTypeOf);
      // Sent without the data for bot detection, so a project that requires it refuses. No user type is guessed then.
      if (fetchSDK) return call(() => fetchSDK({ url: '/users/search', method: 'POST', body: { email } }), userTypeOf);
      return failed({ type: 'broken', cause: new Error('The client has no user search.') });
    },
    checkPasswordStrength: (request) => call(() => passwords.strengthCheck(request), strengthOf),
    createPassword: (request) => call(() => passwords.create(credentials(request)), signInOf, newPasswordError),
    authenticatePassword: (request) => {
      const checking = () => call(() => passwords.authenticate(credentials(request)), signInOf);
      return request.isSignUpClosed ? checkDiscreetly(checking, 'unauthorized_credentials') : checking();
    },
    startPasswordReset: async ({ email, isSignUpClosed, ...request }) => {
      const logInMinutes = validMinutes(request.loginExpirationMinutes);
      const start = () =>
        passwords.resetByEmailStart({
          email,
          login_redirect_url: request.loginRedirectURL,
          login_expiration_minutes: logInMinutes,
          reset_password_redirect_url: request.resetPasswordRedirectURL,
          reset_password_expiration_minutes: validMinutes(request.resetPasswordExpirationMinutes),
          reset_password_template_id: request.resetPasswordTemplateId,
          locale: request.locale,
        });
      const outcome = isSignUpClosed
        ? await sendDiscreetly(
            () => call(start, withoutAnswer),
            () => ({}),
          )
        : await call(start, answerOf);
      // Noted for a stranger to a closed project as well: the storage of this device must not tell who has an account.
      if (outcome.ok) {
        // The client does not send the host's minutes to the provider, so a shorter time would end before the link does.
        const minutes = Math.max(logInMinutes ?? 0, loginLinkMinutes);
        rememberAddress(internals, email, minutes, mountSignal);
      }
      return outcome;
    },
    resetPassword: ({ token, password, sessionDurationMinutes }) =>
      call(
        () => passwords.resetByEmail({ token, password, session_duration_minutes: sessionDurationMinutes }),
        signInOf,
        newPasswordError,
      ),
  };
}

function credentials({ email, password, sessionDurationMinutes }: PasswordRequest) {
  return { email, password, session_duration_minutes: sessionDurationMinutes };
}

/** The error for a new password that the policy refuses, or for an address that has an account. */
function newPasswordError(thrown: unknown): ProviderError | undefined {
  const type = errorTypeOf(thrown);
  return type === 'weak_password' || type === 'duplicate_email' ? { type, cause: thrown } : undefined;
}

function userTypeOf(answer: unknown): UserType | undefined {
  const type = isRecord(answer) ? answer['userType'] : undefined;
  return type === 'new' || type === 'password' || type === 'passwordless' ? type : undefined;
}
