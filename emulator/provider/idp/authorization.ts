import type { Account } from '../accounts';
import { isPublic, type OAuthClient } from '../clients';
import { ApiError } from '../errors';
import type { Fields } from '../fields';
import { readS256Challenge } from '../pkce';
import type { Project } from '../project';
import type { SdkCall } from '../sdk-route';
import { fetchClientDocument, isDocumentAddress } from './client-document';
import { includes } from './consents';
import { isRegisteredURI, withParameters } from './redirect-uris';

/** The scopes that every user may grant. */
const standardScopes = ['openid', 'profile', 'email', 'phone', 'full_access', 'offline_access'];

/** A valid authorization request: the application is known, and so is its redirect address. */
export interface AuthorizationRequest {
  readonly client: OAuthClient;
  readonly redirectURI: string;
  readonly scopes: readonly string[];
  /** The services that a token is requested for (RFC 8707). */
  readonly resources: readonly string[];
  /** S256; absent where an application that is not public sent none. */
  readonly codeChallenge: string | undefined;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  /** OpenID Connect Core 1.0, section 3.1.2.1. */
  readonly prompts: ReadonlySet<string>;
}

/** Reads and checks a request, in the same way for its start and its end (RFC 9700, 2.1: addresses match exactly). */
export async function readAuthorization({
  project,
  body,
}: Pick<SdkCall, 'project' | 'body'>): Promise<AuthorizationRequest> {
  const client = await findClient(project, body.string('client_id'));
  const redirectURI = body.string('redirect_uri');
  if (!isRegisteredURI(redirectURI, client.redirect_uris)) {
    throw new ApiError('connected_app_supplied_redirect_url_not_found_in_client');
  }
  if (body.string('response_type') !== 'code') {
    throw new ApiError('bad_request', '"response_type" must be code.');
  }
  const prompts = new Set(body.optionalString('prompt')?.split(' ').filter(Boolean));
  if (prompts.has('none') && prompts.size > 1) throw new ApiError('oidc_prompt_none_must_be_exclusive');
  const scopes = [...new Set(body.optionalStrings('scopes') ?? [])];
  if (scopes.includes('full_access') && !client.first_party) {
    throw new ApiError('third_party_clients_cannot_use_full_access');
  }
  return {
    client,
    redirectURI,
    scopes,
    resources: readResources(body),
    codeChallenge: readS256Challenge(body),
    state: body.optionalString('state'),
    nonce: body.optionalString('nonce'),
    prompts,
  };
}

/**
 * A registered application, or one whose id is the address of its metadata. These are fetched for each request, because
 * they may have changed. Later calls, such as those for tokens, use the copy of the latest request.
 */
async function findClient({ clients }: Project, id: string): Promise<OAuthClient> {
  const described = await fetchClientDocument(id);
  if (described) clients.register(described);
  const client = isDocumentAddress(id) ? described : clients.find(id);
  if (!client) throw new ApiError('connected_app_not_found', 'The OAuth client could not be found.');
  return client;
}

/** The services of a request, under either name that the client sends them by. Each is an absolute address (RFC 8707). */
function readResources(body: Fields): readonly string[] {
  const given =
    body.optionalStrings('resources') ??
    (typeof body.values['resource'] === 'string' ? [body.string('resource')] : body.optionalStrings('resource')) ??
    [];
  if (given.some((one) => !URL.canParse(one) || one.includes('#'))) {
    throw new ApiError('bad_request', 'A resource must be an absolute URL without a fragment.');
  }
  return [...new Set(given)];
}

/** Tells whether a user may give a scope to an application, which must have registered it. */
export function isGrantable(account: Account, client: OAuthClient, scope: string): boolean {
  if (client.scopes?.includes(scope) === false) return false;
  return standardScopes.includes(scope) || account.grantableScopes.includes(scope);
}

/** Refuses a public application without a challenge at the end of its request (OAuth 2.1, section 7.5.1). */
export function requireChallenge({ client, codeChallenge }: AuthorizationRequest): void {
  if (codeChallenge === undefined && isPublic(client)) {
    throw new ApiError('pkce_required_for_idp_authorization_flow');
  }
}

/**
 * Tells whether consent is required: not for first-party applications, nor for scopes that the user has allowed before.
 * Offline access is asked for each time (OpenID Connect Core 1.0, section 11).
 */
export function needsConsent(
  { client, scopes, resources, prompts }: AuthorizationRequest,
  account: Account,
  { consents }: Project,
): boolean {
  if (prompts.has('consent') || scopes.includes('offline_access')) return true;
  if (client.first_party) return false;
  const granted = consents.of(account.user.user_id, client.client_id);
  const askable = scopes.filter((scope) => isGrantable(account, client, scope));
  // A consent for one service is not valid for another.
  return !granted || !includes(granted, askable, resources);
}

/** The application's address, with the response to its request. */
export function answeredURI(
  { redirectURI, state }: AuthorizationRequest,
  { issuer }: Project,
  answer: Readonly<Record<string, string>>,
): string {
  // RFC 9207: the issuer prevents mix-up attacks between authorization servers.
  return withParameters(redirectURI, { ...answer, ...(state !== undefined && { state }), iss: issuer });
}
