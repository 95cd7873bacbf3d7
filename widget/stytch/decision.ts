import type { IdentityProviderCalls } from '../../flows/core/provider/identity-provider-calls';
import { addressOf, answerOf } from './answer';
import { parametersOf } from './authorization';
import { call } from './call';
import type { Client } from './client';
import { isText } from './is-record';

/** The port's calls that follow a question for consent, or ask about a log-out. */
export function calls({ idp }: Client): Omit<IdentityProviderCalls, 'startAuthorization'> {
  return {
    submitAuthorization: ({ isGranted, ...request }) =>
      call(
        () => idp.oauthAuthorizeSubmit({ ...parametersOf(request), consent_granted: isGranted }),
        (answer) => {
          const readable = answerOf(answer);
          // Without an address it is whole, so something else must tell it from nothing at all.
          if (!readable || !isText(readable['request_id'])) return undefined;
          const redirectURI = addressOf(readable);
          return redirectURI === null ? undefined : { redirectURI, answer: withoutCode(readable) };
        },
      ),
    startLogout: ({ clientId, postLogoutRedirectURI, idTokenHint, state }) =>
      call(
        () =>
          idp.oauthLogoutStart({
            client_id: clientId,
            post_logout_redirect_uri: postLogoutRedirectURI,
            ...(idTokenHint && { id_token_hint: idTokenHint }),
            ...(state && { state }),
          }),
        (answer) => {
          const readable = answerOf(answer);
          const redirectURI = readable && addressOf(readable);
          if (!readable || redirectURI === null) return undefined;
          return { isConsentRequired: readable['consent_required'] !== false, redirectURI };
        },
      ),
  };
}

/** The code is for the application alone, so it stays out of events, as do addresses that carry it. */
function withoutCode(answer: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(answer).filter(([name]) => name !== 'authorization_code' && name !== 'redirect_uri'),
  );
}
