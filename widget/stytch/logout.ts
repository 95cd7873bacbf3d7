import { succeeded } from '../../flows/core/provider/outcome';
import type { LogoutCalls } from '../../flows/core/provider/consent-calls';
import { addressOf, answerOf } from './answer';
import { call } from './call';
import type { Client } from './client';
import { sessionStateOf } from './rare-internals';

/** How long the server may take to end a session, in milliseconds; then it is over here all the same. */
const patience = 3_000;

/** The calls of the port that log out for an application. */
export function calls(client: Client): LogoutCalls {
  const { idp, session } = client;
  return {
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
    revokeSession: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          sessionStateOf(client)?.destroyState();
          resolve(succeeded(undefined));
        }, patience);
        const revoking = call(
          () => session.revoke({ forceClear: true }),
          () => null,
        );
        void revoking.then((outcome) => {
          clearTimeout(timer);
          resolve(outcome.ok ? succeeded(undefined) : outcome);
        });
      }),
  };
}
