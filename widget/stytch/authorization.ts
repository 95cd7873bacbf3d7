import type {
  Authorization,
  AuthorizationRequest,
  IdentityProviderCalls,
  ScopeResult,
} from '../../flows/core/provider/identity-provider-calls';
import { isRecord, omitUndefined } from '../../flows/core/provider/record';
import { answerOf } from './answer';
import { attempt, type Explain } from './attempt';
import type { Client } from './client';
import { personOf } from './person';

/** The port's call that loads the consent question. */
export function authorizationCalls(
  { idp }: Client,
  explain: Explain,
): Pick<IdentityProviderCalls, 'startAuthorization'> {
  return {
    startAuthorization: (request) =>
      attempt(() => idp.oauthAuthorizeStart(parametersOf(request)), authorizationOf, explain),
  };
}

/** A request in the form that the client accepts. */
export function parametersOf(request: AuthorizationRequest) {
  const { codeChallenge, state, nonce, prompt } = request;
  const resources = request.resources && [...request.resources];
  return {
    client_id: request.clientId,
    redirect_uri: request.redirectURI,
    response_type: request.responseType,
    scopes: [...request.scopes],
    ...omitUndefined({ code_challenge: codeChallenge, state, nonce, prompt, resources, resource: resources }),
  };
}

/** Validated strictly: a user who allows something must know what, and to which application. */
function authorizationOf(answer: unknown): Authorization | undefined {
  const readable = answerOf(answer);
  if (!readable) return undefined;
  const { consent_required: isRequired, client, scope_results: results } = readable;
  if (!isRecord(client) || !Array.isArray(results)) return undefined;
  const scopes = results.map(scopeOf);
  if (!scopes.every((scope) => scope !== undefined)) return undefined;
  const person = personOf(readable['user']) ?? personOf(readable);
  const { client_name: name, client_logo_url: logoURL, client_type: type } = client;
  return {
    // Only an explicit `false` counts. Any other value means that the user is asked.
    isConsentRequired: isRequired !== false,
    client: {
      name: typeof name === 'string' ? name : '',
      ...(typeof logoURL === 'string' && logoURL && { logoURL }),
      type,
    },
    scopes,
    ...(person && { person }),
    answer: readable,
  };
}

function scopeOf(result: unknown): ScopeResult | undefined {
  if (!isRecord(result) || typeof result['scope'] !== 'string') return undefined;
  const { scope, is_grantable: isGrantable, description } = result;
  return {
    scope,
    // Only `true` counts.
    isGrantable: isGrantable === true,
    ...(typeof description === 'string' && description && { description }),
  };
}
