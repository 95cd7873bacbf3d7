import type {
  Authorization,
  AuthorizationRequest,
  ConsentCalls,
  ScopeResult,
} from '../../flows/core/provider/consent-calls';
import { answerOf, isRecord } from './answer';
import { call } from './call';
import type { Client } from './client';

/** The identity provider's calls of the port. */
export function calls({ idp, session }: Client): ConsentCalls {
  return {
    startAuthorization: (request) => call(() => idp.oauthAuthorizeStart(parametersOf(request)), authorizationOf),
    submitAuthorization: ({ isGranted, ...request }) =>
      call(
        () => idp.oauthAuthorizeSubmit({ ...parametersOf(request), consent_granted: isGranted }),
        (answer) => {
          const readable = answerOf(answer);
          if (!readable) return undefined;
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
    revokeSession: () =>
      call(
        () => session.revoke({ forceClear: true }),
        () => null,
      ).then((outcome) => (outcome.ok ? { ok: true, value: undefined } : outcome)),
  };
}

function parametersOf(request: AuthorizationRequest) {
  return {
    client_id: request.clientId,
    redirect_uri: request.redirectURI,
    response_type: request.responseType,
    scopes: [...request.scopes],
    ...(request.codeChallenge && { code_challenge: request.codeChallenge }),
    ...(request.state && { state: request.state }),
    ...(request.nonce && { nonce: request.nonce }),
    ...(request.prompt && { prompt: request.prompt }),
    ...(request.resources && { resources: [...request.resources], resource: [...request.resources] }),
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

/** The address of an answer: undefined where there is none, null where it is none at all. */
function addressOf(answer: Readonly<Record<string, unknown>>): string | undefined | null {
  const address = answer['redirect_uri'];
  if (address === undefined || address === null || address === '') return undefined;
  return typeof address === 'string' ? address : null;
}

/** The code is for the application alone, so it stays out of events, as do addresses that carry it. */
function withoutCode(answer: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(answer).filter(([name]) => name !== 'authorization_code' && name !== 'redirect_uri'),
  );
}
