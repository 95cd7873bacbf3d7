import type { LogoutRequest } from '../core/provider/identity-provider-calls';
import { present } from '../core/provider/present';

/** What a log-out's query says: the request, or the parameter that is missing. */
export function readLogout(query: string): LogoutRequest | { missing: string } {
  const parameters = new URLSearchParams(query);
  const value = (name: string) => parameters.get(name) || undefined;
  const clientId = value('client_id');
  const postLogoutRedirectURI = value('post_logout_redirect_uri');
  if (!clientId) return { missing: 'client_id' };
  if (!postLogoutRedirectURI) return { missing: 'post_logout_redirect_uri' };
  return {
    clientId,
    postLogoutRedirectURI,
    ...present({ idTokenHint: value('id_token_hint'), state: value('state') }),
  };
}
