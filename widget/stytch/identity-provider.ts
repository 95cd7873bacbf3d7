import type { ConnectedAppCalls } from '../../flows/core/provider/connected-app-calls';
import type { IdentityProviderCalls } from '../../flows/core/provider/identity-provider-calls';
import { isText } from '../../flows/core/provider/record';
import type { SessionCalls } from '../../flows/core/provider/provider';
import { safely } from '../../flows/core/host/safely';
import { storeReturn } from '../host/return-address';
import { answerOf } from './answer';
import { authorizationCalls, parametersOf } from './authorization';
import { call, providerError } from './call';
import type { Client } from './client';
import { connectedAppCalls } from './connected-apps';
import { sessionCalls } from './session';

export { providerError as explain } from './call';

/** The port's calls about consent and log-out, about the session that both use, and about connected applications. */
export function calls(client: Client): IdentityProviderCalls & SessionCalls & ConnectedAppCalls {
  const { idp } = client;
  return {
    ...authorizationCalls(client, providerError),
    ...sessionCalls(client),
    ...connectedAppCalls(client),
    submitAuthorization: ({ isGranted, ...request }) =>
      call(
        () => idp.oauthAuthorizeSubmit({ ...parametersOf(request), consent_granted: isGranted }),
        (answer) => {
          const readable = answerOf(answer);
          // It may be complete without an address, so another field must prove that it is a response.
          if (!readable || !isText(readable['request_id'])) return undefined;
          // A later log-in in this tab is about something else.
          safely(() => storeReturn('', 0));
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

/** The code is only for the application, so events omit it and the addresses that contain it. */
function withoutCode(answer: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(answer).filter(([name]) => name !== 'authorization_code' && name !== 'redirect_uri'),
  );
}

/** The address of a response: undefined where it is missing, null where it is invalid. */
function addressOf(answer: Readonly<Record<string, unknown>>): string | undefined | null {
  const address = answer['redirect_uri'];
  if (address === undefined || address === null || address === '') return undefined;
  return typeof address === 'string' ? address : null;
}
