import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Project } from '../../provider/project';
import { createAdapter, grantSeconds } from './adapter';
import { claimsOf, claimsOfScopes } from './claims';
import { createStored } from './stored';

/** The paths that an application calls by itself: discovery, keys, tokens, user info. The rest is the host's page. */
const paths = new Set(['/.well-known/openid-configuration', '/jwks', '/token', '/token/revocation', '/userinfo']);

/** Tells whether a request is for an application's endpoint. */
export const isApplicationCall = (path: string): boolean => paths.has(path);

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers applications, for whichever project is the present one. Only in Node: `oidc-provider` needs its server. */
export function createApplicationEndpoints(current: () => Project): Answer {
  const known = new WeakMap<Project, Promise<Answer>>();
  return async (request, response) => {
    const project = current();
    const answer = known.get(project) ?? endpointsOf(project);
    known.set(project, answer);
    await (
      await answer
    )(request, response);
  };
}

async function endpointsOf(project: Project): Promise<Answer> {
  // Late: most runs have no application that calls.
  const { Provider } = await import('oidc-provider');
  const stored = createStored(project);
  const provider = new Provider(project.issuer, {
    adapter: (kind) => createAdapter(project, stored, kind),
    jwks: { keys: [await project.signJwt.privateKey()] },
    cookies: { keys: ['the-playground-sets-no-cookies'] },
    routes: {
      jwks: '/jwks',
      token: '/token',
      userinfo: '/userinfo',
      revocation: '/token/revocation',
      end_session: '/consent',
    },
    scopes: ['openid', 'offline_access', 'profile', 'email', 'phone', 'full_access'],
    claims: claimsOfScopes,
    responseTypes: ['code'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    clientAuthMethods: ['none'],
    clientBasedCORS: (_context, origin, client) =>
      (client.redirectUris ?? []).some((address) => new URL(address).origin === origin),
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true },
      revocation: { enabled: true },
      // What is announced must be answered, and these are not.
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
    },
    ttl: { AccessToken: 3_600, IdToken: 3_600, RefreshToken: 86_400, Grant: grantSeconds },
    findAccount: (_context, accountId) => {
      const account = project.accounts.byId(accountId);
      return account && { accountId, claims: () => claimsOf(account.user) };
    },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path !== '/.well-known/openid-configuration' || !isRecord(context.body)) return;
    // A person decides on the host's page, where the widget is, so that is where applications must lead them.
    const page = `${project.hostOrigin}/consent`;
    context.body = { ...context.body, authorization_endpoint: page, end_session_endpoint: page };
  });
  return provider.callback();
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
