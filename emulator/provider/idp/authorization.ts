import type { Account } from '../accounts';
import type { OAuthClient } from '../clients';
import { ApiError } from '../errors';
import { readS256Challenge } from '../pkce';
import type { Project } from '../project';
import { isRegisteredURI } from '../redirect-urls';
import type { SdkCall } from '../sdk-route';

/** The scopes that everybody may grant. */
const standardScopes = ['openid', 'profile', 'email', 'phone', 'full_access', 'offline_access'];

/** An authorization request that may be answered: the application is known, and so is the address it asks to be led to. */
export interface AuthorizationRequest {
  readonly client: OAuthClient;
  readonly redirectURI: string;
  readonly scopes: readonly string[];
  readonly codeChallenge: string;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  /** OpenID Connect Core 1.0, section 3.1.2.1. */
  readonly prompts: ReadonlySet<string>;
}

/** Reads and checks a request, the same for its start and its end (RFC 9700, 2.1: addresses match exactly). */
export function readAuthorization({ project, body }: Pick<SdkCall, 'project' | 'body'>): AuthorizationRequest {
  const client = project.clients.find(body.string('client_id'));
  if (!client) throw new ApiError('idp_client_not_found');
  const redirectURI = body.string('redirect_uri');
  if (!isRegisteredURI(redirectURI, client.redirect_uris)) throw new ApiError('invalid_redirect_uri');
  if (body.string('response_type') !== 'code') throw new ApiError('unsupported_response_type');
  const prompts = new Set(body.optionalString('prompt')?.split(' ').filter(Boolean));
  if (prompts.has('none') && prompts.size > 1) {
    throw new ApiError('invalid_request', 'prompt=none goes with no other prompt.');
  }
  return {
    client,
    redirectURI,
    scopes: [...new Set(body.optionalStrings('scopes') ?? [])],
    codeChallenge: readS256Challenge(body),
    state: body.optionalString('state'),
    nonce: body.optionalString('nonce'),
    prompts,
  };
}

/** Tells whether a user may give a scope to an application, which must have registered it. */
export function isGrantable(account: Account, client: OAuthClient, scope: string): boolean {
  if (client.scopes?.includes(scope) === false) return false;
  return standardScopes.includes(scope) || account.grantableScopes.includes(scope);
}

/** Tells whether a user must be asked: not for the project's own applications, nor for what they have allowed before. */
export function needsConsent(
  { client, scopes, prompts }: AuthorizationRequest,
  account: Account,
  { consents }: Project,
): boolean {
  if (prompts.has('consent')) return true;
  if (client.first_party) return false;
  const granted = consents.of(account.user.user_id, client.client_id);
  const askable = scopes.filter((scope) => isGrantable(account, client, scope));
  return !granted || !askable.every((scope) => granted.scopes.has(scope));
}

/** The application's address, with an answer to its request. */
export function answeredURI(
  { redirectURI, state }: AuthorizationRequest,
  { issuer }: Project,
  answer: Readonly<Record<string, string>>,
): string {
  const to = new URL(redirectURI);
  for (const [name, value] of Object.entries(answer)) to.searchParams.set(name, value);
  if (state !== undefined) to.searchParams.set('state', state);
  // RFC 9207: against a mix-up of authorization servers.
  to.searchParams.set('iss', issuer);
  return to.href;
}
