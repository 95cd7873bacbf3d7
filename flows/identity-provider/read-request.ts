import type { AuthorizationRequest } from '../core/provider/identity-provider-calls';
import { present } from '../core/provider/present';

/** What the page was opened for, as its query says (spec section 2, identity provider screens). */
export type RequestReading =
  | { status: 'authorize'; request: AuthorizationRequest }
  | { status: 'logout' }
  | { status: 'missing' | 'repeated'; param: string };

/** Parameters that decide something. Given twice, nobody can say which was meant, so neither is (HST-12). */
const single = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'prompt',
  'code_challenge',
  'code_challenge_method',
  'post_logout_redirect_uri',
  'id_token_hint',
];

const defaultScopes = ['openid', 'email', 'profile'];

/**
 * Reads a query string. Values stay byte for byte what they were; nothing is trimmed, rebuilt or guessed. What a
 * log-out says is read by `readLogout`, which comes with the rest of its code.
 */
export function readRequest(query: string): RequestReading {
  const parameters = new URLSearchParams(query);
  const repeated = single.find((name) => parameters.getAll(name).length > 1);
  if (repeated) return { status: 'repeated', param: repeated };
  const value = (name: string) => parameters.get(name) || undefined;
  const clientId = value('client_id');
  if (parameters.has('post_logout_redirect_uri')) return { status: 'logout' };
  const redirectURI = value('redirect_uri');
  if (!clientId) return { status: 'missing', param: 'client_id' };
  if (!redirectURI) return { status: 'missing', param: 'redirect_uri' };
  const scopes = [...new Set((value('scope') ?? '').split(/\s+/).filter(Boolean))];
  const resources = parameters.getAll('resource');
  const given = {
    codeChallenge: value('code_challenge'),
    state: value('state'),
    nonce: value('nonce'),
    prompt: value('prompt'),
    resources: resources.length > 0 ? resources : undefined,
  };
  return {
    status: 'authorize',
    request: {
      clientId,
      redirectURI,
      responseType: value('response_type') ?? 'code',
      scopes: scopes.length > 0 ? scopes : defaultScopes,
      ...present(given),
    },
  };
}
