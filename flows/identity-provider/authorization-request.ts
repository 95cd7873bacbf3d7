import { safeAddress } from '../core/host/safe-address';
import type { AuthorizationRequest, LogoutRequest } from '../core/provider/identity-provider-calls';
import { present } from '../core/provider/present';

/** The request a page was opened for, as its query says (B-IDP-1), or what is wrong with it. */
export type RequestReading =
  | { status: 'authorize'; request: AuthorizationRequest }
  | { status: 'logout'; request: LogoutRequest }
  | { status: 'missing' | 'repeated' | 'unsupported'; param: string }
  | { status: 'unsafeAddress' };

/** Parameters that decide something. Given twice, nobody can say which was meant, so neither is. */
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

/** Reads a query string. Values stay byte for byte what they were; nothing is trimmed, rebuilt or guessed. */
export function readRequest(query: string): RequestReading {
  const parameters = new URLSearchParams(query);
  const repeated = single.find((name) => parameters.getAll(name).length > 1);
  if (repeated) return { status: 'repeated', param: repeated };
  return parameters.has('post_logout_redirect_uri') ? readLogout(parameters) : readAuthorize(parameters);
}

function readAuthorize(parameters: URLSearchParams): RequestReading {
  const value = (name: string) => parameters.get(name) || undefined;
  const clientId = value('client_id');
  const redirectURI = value('redirect_uri');
  if (!clientId) return { status: 'missing', param: 'client_id' };
  if (!redirectURI) return { status: 'missing', param: 'redirect_uri' };
  // Nobody is asked about what could not be followed after.
  if (!safeAddress(redirectURI, redirectURI)) return { status: 'unsafeAddress' };
  const codeChallenge = value('code_challenge');
  // The provider takes a challenge as S256; one of another method would never be met (RFC 7636, section 4.3).
  if (codeChallenge && (value('code_challenge_method') ?? 'S256') !== 'S256') {
    return { status: 'unsupported', param: 'code_challenge_method' };
  }
  const scopes = [...new Set((value('scope') ?? '').split(/\s+/).filter(Boolean))];
  const resources = parameters.getAll('resource');
  const given = {
    codeChallenge,
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

function readLogout(parameters: URLSearchParams): RequestReading {
  const value = (name: string) => parameters.get(name) || undefined;
  const clientId = value('client_id');
  const postLogoutRedirectURI = value('post_logout_redirect_uri');
  if (!clientId) return { status: 'missing', param: 'client_id' };
  if (!postLogoutRedirectURI) return { status: 'missing', param: 'post_logout_redirect_uri' };
  if (!safeAddress(postLogoutRedirectURI, postLogoutRedirectURI)) return { status: 'unsafeAddress' };
  return {
    status: 'logout',
    request: {
      clientId,
      postLogoutRedirectURI,
      ...present({ idTokenHint: value('id_token_hint'), state: value('state') }),
    },
  };
}
