import { safeAddress } from '../core/host/safe-address';
import type { AuthorizationRequest } from '../core/provider/identity-provider-calls';
import { omitUndefined } from '../core/provider/record';

/** The fault of a query that asks for nothing that could be done. */
export type RequestProblem =
  | { kind: 'missing' | 'repeated' | 'unsupported'; param: string }
  | { kind: 'unsafeAddress' };

/** The request that a page was opened for, or why it cannot be carried out. A log-out is read on by `readLogout`. */
export type RequestReading =
  | { status: 'authorize'; request: AuthorizationRequest }
  | { status: 'logout'; parameters: URLSearchParams }
  | { status: 'refused'; problem: RequestProblem };

/** Parameters that decide something. Given twice, it is unclear which was meant, so neither is. */
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
  // No user is asked about what could not be followed after.
  if (!safeAddress(redirectURI, redirectURI)) return refused({ kind: 'unsafeAddress' });
  const codeChallenge = value('code_challenge');
  // The provider takes a challenge as S256; one of another method would never be met (RFC 7636, section 4.3).
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
