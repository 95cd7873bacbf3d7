import { safeAddress } from '../core/host/safe-address';
import type { AuthorizationRequest } from '../core/provider/identity-provider-calls';
import { omitUndefined } from '../core/provider/record';

/** The reason why a query cannot be carried out. */
export type RequestProblem =
  | { kind: 'missing' | 'repeated' | 'unsupported'; param: string }
  | { kind: 'unsafeAddress' };

/** The request of a page, or the reason why it cannot be carried out. `readLogout` reads the rest of a log-out. */
export type RequestReading =
  | { status: 'authorize'; request: AuthorizationRequest }
  | { status: 'logout'; parameters: URLSearchParams }
  | { status: 'refused'; problem: RequestProblem };

/** Parameters that must not be repeated. Of two values it is unclear which one counts, so the request is refused. */
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
  if (repeated) return refused({ kind: 'repeated', param: repeated });
  return parameters.has('post_logout_redirect_uri') ? { status: 'logout', parameters } : readAuthorize(parameters);
}

/** Refuses what cannot be carried out. */
export function refused(problem: RequestProblem): { status: 'refused'; problem: RequestProblem } {
  return { status: 'refused', problem };
}

function readAuthorize(parameters: URLSearchParams): RequestReading {
  const value = (name: string) => parameters.get(name) || undefined;
  const clientId = value('client_id');
  const redirectURI = value('redirect_uri');
  if (!clientId) return refused({ kind: 'missing', param: 'client_id' });
  if (!redirectURI) return refused({ kind: 'missing', param: 'redirect_uri' });
  // The user is not asked if the answer could not be followed.
  if (!safeAddress(redirectURI, redirectURI)) return refused({ kind: 'unsafeAddress' });
  const codeChallenge = value('code_challenge');
  // The provider takes a challenge as S256; one of another method could never be verified (RFC 7636, section 4.3).
  if (codeChallenge && (value('code_challenge_method') ?? 'S256') !== 'S256') {
    return refused({ kind: 'unsupported', param: 'code_challenge_method' });
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
      ...omitUndefined(given),
    },
  };
}
