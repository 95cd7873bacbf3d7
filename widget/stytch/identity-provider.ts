import type {
  Authorization,
  AuthorizationRequest,
  IdentityProviderCalls,
  ScopeResult,
} from '../../flows/core/provider/identity-provider-calls';
import { present } from '../../flows/core/provider/present';
import { addressOf, answerOf } from './answer';
import { isRecord, isText } from './is-record';
import { call } from './call';
import type { Client } from './client';

/** The port's calls of the identity provider. */
export function identityProviderCalls({ idp }: Client): IdentityProviderCalls {
  return {
    startAuthorization: (request) => call(() => idp.oauthAuthorizeStart(parametersOf(request)), authorizationOf),
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

/** A request as the client takes it. */
function parametersOf(request: AuthorizationRequest) {
  const { codeChallenge, state, nonce, prompt } = request;
  const resources = request.resources && [...request.resources];
  return {
    client_id: request.clientId,
    redirect_uri: request.redirectURI,
    response_type: request.responseType,
    scopes: [...request.scopes],
    ...present({ code_challenge: codeChallenge, state, nonce, prompt, resources, resource: resources }),
  };
}

/** Strictly what it must be: whoever is asked to allow something must know what, and whom. */
function authorizationOf(answer: unknown): Authorization | undefined {
  const readable = answerOf(answer);
  if (!readable) return undefined;
  const { consent_required: isRequired, client, scope_results: results } = readable;
  if (!isRecord(client) || !Array.isArray(results)) return undefined;
  const scopes = results.map(scopeOf);
  if (!scopes.every((scope) => scope !== undefined)) return undefined;
  const { client_name: name, client_logo_url: logoURL } = client;
  return {
    // Only a plain no is one; anything else means that the person is asked.
    isConsentRequired: isRequired !== false,
    client: {
      name: typeof name === 'string' ? name : '',
      ...(typeof logoURL === 'string' && logoURL && { logoURL }),
    },
    scopes,
    answer: readable,
  };
}

function scopeOf(result: unknown): ScopeResult | undefined {
  if (!isRecord(result) || typeof result['scope'] !== 'string') return undefined;
  const { scope, is_grantable: isGrantable, description } = result;
  return {
    scope,
    // Only a plain yes is one.
    isGrantable: isGrantable === true,
    ...(typeof description === 'string' && description && { description }),
  };
}

/** The code is for the application alone, so it stays out of events, as do addresses that carry it. */
function withoutCode(answer: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(answer).filter(([name]) => name !== 'authorization_code' && name !== 'redirect_uri'),
  );
}
