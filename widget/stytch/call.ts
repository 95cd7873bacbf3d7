import { type CatalogueErrorType, isCatalogueErrorType } from '../../flows/core/provider/error-types';
import type { ProviderError } from '../../flows/core/provider/errors';
import type { Outcome } from '../../flows/core/provider/outcome';
import { isRecord, isText } from '../../flows/core/provider/record';
import { attempt } from './attempt';
import type { AnswerWatch } from './watch-answers';

/** Calls the client and returns an `Outcome`. `explain` maps exceptions that only this call can throw. */
export function call<Value>(
  request: () => Promise<unknown>,
  read: (answer: unknown) => Value | undefined,
  explain?: (thrown: unknown) => ProviderError | undefined,
): Promise<Outcome<Value>> {
  return attempt(request, read, (thrown, answers) => explain?.(thrown) ?? providerError(thrown, answers));
}

/**
 * The client's own messages (6.3.0) for a request without a response, and for a script of the captcha or of the check for
 * fraud that a blocker has stopped. Its others are for responses that it could not read.
 */
const unreachableWords = /^Unable to contact our servers\.$|could not be loaded/;

/** A page that is not secure has no `crypto.subtle.digest`, so the client cannot make a proof (PKCE). Each engine words that itself. */
const insecureWords = /digest/;

/** The other names that the provider has for errors of the catalogue, by what they mean for the user. */
const otherNames: ReadonlyMap<string, CatalogueErrorType> = new Map([
  ['unable_to_auth_otp_code', 'otp_code_not_found'],
  ['magic_link_not_found', 'unable_to_auth_magic_link'],
  ['unable_to_auth_impersonation_token', 'unable_to_auth_magic_link'],
  ['unable_to_auth_password_reset_token', 'unable_to_auth_magic_link'],
  ['weak_factor_combination', 'insufficient_factors'],
  ['invalid_secret_authentication', 'session_not_found'],
]);

/** The proof (PKCE) is in another browser. Other errors of PKCE are about the request of the page. */
const isOtherBrowser = /^pkce_(?:mismatch|\w+_verifier)$/;

/** The error for a rejection of the client (B-FAIL-1, T-ANSWER-3); `answers` are the responses seen during the call. */
export function providerError(thrown: unknown, answers: Pick<AnswerWatch, 'wasAnswered'>): ProviderError {
  const cause = thrown;
  if (!isRecord(thrown)) return { type: 'broken', cause };
  const { error_type: type, error_message: message, status_code: status, name } = thrown;
  const words = `${thrown['message']}`;
  if (typeof type === 'string') {
    if (isCatalogueErrorType(type)) return { type, cause };
    const meant = isOtherBrowser.test(type) ? 'other_browser' : otherNames.get(type);
    if (meant) return { type: meant, cause };
  }
  if (status === 429) return { type: 'too_many_requests', cause };
  // The message of an internal server error is not for users.
  const isWorded = isText(type) && isText(message) && type !== 'internal_server_error';
  if (isWorded) return { type: 'other', serverMessage: message, cause };
  // The client names Chromium's network failures. Those of other engines are bare TypeErrors, each with its own message.
  const isNetwork =
    name === 'TypeError' ? !answers.wasAnswered() && !insecureWords.test(words) : unreachableWords.test(words);
  return { type: isNetwork ? 'unreachable' : 'broken', cause };
}
