import type { Account } from '../accounts';
import { requireSession } from '../caller';
import type { OAuthClient } from '../clients';
import { ApiError } from '../errors';
import type { SdkCall } from '../sdk-route';

/** The scopes that everybody may grant. */
const standardScopes = ['openid', 'profile', 'email', 'phone', 'full_access', 'offline_access'];

/** An authorization request that may be answered: the application is known, and so is the address it asks to be led to. */
export interface AuthorizationRequest {
  readonly account: Account;
  readonly sessionId: string;
  readonly client: OAuthClient;
  readonly redirectURI: string;
  readonly scopes: readonly string[];
  readonly codeChallenge: string | undefined;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly prompt: string | undefined;
}

/** Reads and checks a request, the same for its start and its end (RFC 9700, 2.1: addresses match exactly). */
export function readAuthorization({ project, caller, body }: SdkCall): AuthorizationRequest {
  const { account, live } = requireSession(project, caller);
  const client = project.clients.find(body.string('client_id'));
  if (!client) throw new ApiError('idp_client_not_found');
  const redirectURI = body.string('redirect_uri');
  if (!client.redirect_uris.includes(redirectURI)) throw new ApiError('invalid_redirect_uri');
  if (body.string('response_type') !== 'code') throw new ApiError('unsupported_response_type');
  return {
    account,
    sessionId: live.session.session_id,
    client,
    redirectURI,
    scopes: [...new Set(body.optionalStrings('scopes') ?? [])],
    codeChallenge: body.optionalString('code_challenge'),
    state: body.optionalString('state'),
    nonce: body.optionalString('nonce'),
    prompt: body.optionalString('prompt'),
  };
}

/** Whether a user may give a scope to an application. */
export function isGrantable(account: Account, scope: string): boolean {
  return standardScopes.includes(scope) || account.grantableScopes.includes(scope);
}

/** Whether somebody must be asked: not for the project's own applications, nor for what they have allowed before. */
export function needsConsent(
  { account, client, scopes, prompt }: AuthorizationRequest,
  granted: ReadonlySet<string> | undefined,
): boolean {
  if (prompt === 'consent') return true;
  if (client.first_party) return false;
  const askable = scopes.filter((scope) => isGrantable(account, scope));
  return !granted || !askable.every((scope) => granted.has(scope));
}
