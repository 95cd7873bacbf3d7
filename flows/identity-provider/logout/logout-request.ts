import { safeAddress } from '../../core/host/safe-address';
import type { LogoutRequest } from '../../core/provider/identity-provider-calls';
import { present } from '../../core/provider/present';
import { refused, type RequestProblem } from '../authorization-request';

/** The request of a log-out, or why it cannot be carried out. */
export type LogoutReading =
  | { status: 'logout'; request: LogoutRequest }
  | { status: 'refused'; problem: RequestProblem };

/** Reads a request for a log-out (OIDC RP-Initiated Logout 1.0). Values stay byte for byte what they were. */
export function readLogout(parameters: URLSearchParams): LogoutReading {
  const value = (name: string) => parameters.get(name) || undefined;
  const clientId = value('client_id');
  const postLogoutRedirectURI = value('post_logout_redirect_uri');
  if (!clientId) return refused({ kind: 'missing', param: 'client_id' });
  if (!postLogoutRedirectURI) return refused({ kind: 'missing', param: 'post_logout_redirect_uri' });
  if (!safeAddress(postLogoutRedirectURI, postLogoutRedirectURI)) return refused({ kind: 'unsafeAddress' });
  const given = { idTokenHint: value('id_token_hint'), state: value('state') };
  return { status: 'logout', request: { clientId, postLogoutRedirectURI, ...present(given) } };
}
