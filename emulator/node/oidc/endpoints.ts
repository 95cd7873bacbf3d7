import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from 'oidc-provider';
import { isRecord } from '../../provider/fields';
import type { Project } from '../../provider/project';
import { createAdapter } from './adapter';
import { grantSeconds } from './authorization-codes';
import { claimsOf, claimsOfScopes } from './claims';
import { registrationOf } from './client-metadata';
import { authMethods, metadataOf, metadataPaths, scopesOf } from './documents';
import { loadProvider } from './load-provider';
import { createStored, type Stored } from './stored';

/**
 * The paths that an application calls directly: discovery, registration, keys, tokens, user info. The others belong
 * to the host's page.
 */
const paths = new Set([...metadataPaths, '/jwks', '/register', '/token', '/token/revocation', '/userinfo']);

/** Tells whether a request is for an application's endpoint. */
export const isApplicationCall = (path: string): boolean => paths.has(path);

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers applications, for the current project. Only in Node: `oidc-provider` needs its server. */
export function createApplicationEndpoints(current: () => Project): Answer {
  const known = new WeakMap<Project, EndpointsOf>();
  return async (request, response) => {
    const project = current();
    project.newContacts.sweep();
    const answerFor = known.get(project) ?? createEndpoints(project);
    known.set(project, answerFor);
    const answer = await answerFor(scopesOf(project));
    await answer(request, response);
  };
}

type EndpointsOf = (scopes: readonly string[]) => Promise<Answer>;

/** The endpoints of a project with its scopes of the moment. `oidc-provider` reads them once, so others need new ones. */
function createEndpoints(project: Project): EndpointsOf {
  const stored = createStored(project);
  let latest: { readonly scopes: string; readonly answer: Promise<Answer> } | undefined;
  return (scopes) => {
    const text = scopes.join(' ');
    if (latest?.scopes !== text) latest = { scopes: text, answer: endpointsWith(project, stored, scopes) };
    return latest.answer;
  };
}

async function endpointsWith(project: Project, stored: Stored, scopes: readonly string[]): Promise<Answer> {
  // Loaded on demand: in most runs no application calls.
  const { Provider, errors } = await loadProvider();
  const provider = new Provider(project.issuer, {
    adapter: (kind) => createAdapter(project, stored, errors, kind),
    jwks: { keys: [await project.signJwt.privateKey()] },
    cookies: { keys: ['the-playground-sets-no-cookies'] },
    routes: {
      jwks: '/jwks',
      registration: '/register',
      token: '/token',
      userinfo: '/userinfo',
      revocation: '/token/revocation',
      end_session: '/consent',
    },
    scopes: [...scopes],
    claims: claimsOfScopes,
    responseTypes: ['code'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    clientAuthMethods: authMethods,
    allowOmittingSingleRegisteredRedirectUri: false,
    // The claims of the scopes are in the ID token too, as Stytch has them.
    conformIdTokenClaims: false,
    // The defaults for members that an application omits when it registers itself.
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    // A custom scheme has the origin `null`, and so has every sandboxed frame.
    clientBasedCORS: (_context, origin, { redirectUris = [] }) =>
      origin !== 'null' && redirectUris.some((address) => new URL(address).origin === origin),
    features: featuresWith(scopes),
    ttl: { AccessToken: 3_600, IdToken: 3_600, RefreshToken: 90 * 86_400, Grant: grantSeconds },
    findAccount: (_context, accountId) => {
      const account = project.accounts.byId(accountId);
      return account && { accountId, claims: () => claimsOf(account.user) };
    },
  });
  provider.use(async (context, next) => {
    await next();
    const { path, body } = context;
    if (!isRecord(body)) return;
    if (metadataPaths.has(path)) context.body = { ...body, ...metadataOf(project) };
    const { client_id: id, client_id_issued_at } = body;
    const registered = path === '/register' && typeof id === 'string' && project.clients.find(id);
    if (registered) context.body = { client_id_issued_at, ...registrationOf(registered) };
  });
  return provider.callback();
}

/** The parts of the protocols that are supported, and those that are not. */
const featuresWith = (scopes: readonly string[]): Configuration['features'] => ({
  devInteractions: { enabled: false },
  rpInitiatedLogout: { enabled: true },
  revocation: { enabled: true },
  registration: { enabled: true, issueRegistrationAccessToken: false },
  resourceIndicators: {
    enabled: true,
    // Any service is accepted: its address is the audience of the token (RFC 8707, RFC 9068).
    getResourceServerInfo: (_context, audience) => ({
      scope: scopes.join(' '),
      audience,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'ES256' } },
    }),
    useGrantedResource: () => true,
    defaultResource: (_context, _client, oneOf) => oneOf?.[0] ?? [],
  },
  // Announced endpoints must respond, and these do not.
  pushedAuthorizationRequests: { enabled: false },
  dPoP: { enabled: false },
});
