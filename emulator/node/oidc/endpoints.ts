import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from 'oidc-provider';
import type { Project } from '../../provider/project';
import { createAdapter, grantSeconds } from './adapter';
import { claimsOf, claimsOfScopes } from './claims';
import { loadProvider } from './load-provider';
import { createStored } from './stored';

/**
 * The paths that an application calls directly: discovery, registration, keys, tokens, user info. The others belong
 * to the host's page.
 */
const paths = new Set([
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/jwks',
  '/register',
  '/token',
  '/token/revocation',
  '/userinfo',
]);

/** Tells whether a request is for an application's endpoint. */
export const isApplicationCall = (path: string): boolean => paths.has(path);

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers applications, for the current project. Only in Node: `oidc-provider` needs its server. */
export function createApplicationEndpoints(current: () => Project): Answer {
  const known = new WeakMap<Project, Promise<Answer>>();
  return async (request, response) => {
    const project = current();
    project.newContacts.sweep();
    const answer = known.get(project) ?? endpointsOf(project);
    known.set(project, answer);
    // One document serves both OpenID Connect and plain OAuth (RFC 8414).
    if (request.url === '/.well-known/oauth-authorization-server') request.url = '/.well-known/openid-configuration';
    await (
      await answer
    )(request, response);
  };
}

async function endpointsOf(project: Project): Promise<Answer> {
  // Loaded on demand: in most runs no application calls.
  const { Provider } = await loadProvider();
  const stored = createStored(project);
  const scopes = scopesOf(project);
  const provider = new Provider(project.issuer, {
    adapter: (kind) => createAdapter(project, stored, kind),
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
    scopes,
    claims: claimsOfScopes,
    responseTypes: ['code'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    clientAuthMethods: ['none'],
    // The defaults for members that an application omits when it registers itself.
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    clientBasedCORS: (_context, origin, client) =>
      (client.redirectUris ?? []).some((address) => new URL(address).origin === origin),
    features: featuresWith(scopes),
    ttl: { AccessToken: 3_600, IdToken: 3_600, RefreshToken: 86_400, Grant: grantSeconds },
    findAccount: (_context, accountId) => {
      const account = project.accounts.byId(accountId);
      return account && { accountId, claims: () => claimsOf(account.user) };
    },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path === '/.well-known/openid-configuration' && isRecord(context.body))
      context.body = { ...context.body, ...metadataOf(project) };
  });
  return provider.callback();
}

/** The scopes of OpenID Connect, and those of the project's own policy. */
function scopesOf({ settings }: Project): string[] {
  const own = settings.bootstrap.rbac_policy?.scopes ?? [];
  return ['openid', 'offline_access', 'profile', 'email', 'phone', 'full_access', ...own.map(({ scope }) => scope)];
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

/**
 * The metadata for this project: the host's page, where a user decides in the widget, so that applications redirect there,
 * and the scopes of any application.
 */
function metadataOf(project: Project): Readonly<Record<string, unknown>> {
  const page = `${project.hostOrigin}/consent`;
  return {
    authorization_endpoint: page,
    end_session_endpoint: page,
    client_id_metadata_document_supported: true,
    // Only an application of the project's own may ask for full access.
    scopes_supported: scopesOf(project).filter((scope) => scope !== 'full_access'),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
