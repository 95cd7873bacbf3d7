import * as oauth from 'openid-client';
import { pageFacts } from '../client/page-facts';
import { readValue, removeValue, storeValue, type Tokens } from './stored-values';

const clientId = 'connected-app-test-invoice-robot';
const page = () => `${location.origin}/app`;

/** Fetches the endpoints of the provider. Plain http, because this is one computer. */
const discover = () =>
  oauth.discovery(new URL(pageFacts().providerOrigin), clientId, undefined, oauth.None(), {
    execute: [oauth.allowInsecureRequests],
  });

/** Redirects to the page where the user allows or denies the scopes. */
export async function requestAccess(scopes: readonly string[], prompt: string | undefined): Promise<void> {
  const config = await discover();
  const request = {
    verifier: oauth.randomPKCECodeVerifier(),
    state: oauth.randomState(),
    nonce: oauth.randomNonce(),
    requestedScopes: scopes.join(' '),
  };
  storeValue('pendingRequest', request);
  location.assign(
    oauth.buildAuthorizationUrl(config, {
      redirect_uri: page(),
      scope: request.requestedScopes,
      state: request.state,
      nonce: request.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(request.verifier),
      code_challenge_method: 'S256',
      ...(prompt && { prompt }),
    }),
  );
}

/**
 * Exchanges the code in the page's address for tokens.
 * @throws when the response does not match the pending request
 */
export async function exchangeCode(address: URL): Promise<Tokens> {
  const request = readValue('pendingRequest');
  removeValue('pendingRequest');
  if (!request) throw new Error('Nothing was asked for in this tab, so an answer means nothing.');
  const response = await oauth.authorizationCodeGrant(await discover(), address, {
    pkceCodeVerifier: request.verifier,
    expectedState: request.state,
    expectedNonce: request.nonce,
  });
  const tokens = {
    accessToken: response.access_token,
    idToken: response.id_token ?? '',
    // The response has the scopes if they differ from the requested ones (RFC 6749, section 5.1).
    grantedScopes: response.scope ?? request.requestedScopes,
    requestedScopes: request.requestedScopes,
    subject: response.claims()?.sub ?? '',
  };
  storeValue('tokens', tokens);
  return tokens;
}

/** The result of the user info endpoint: the claims of the user, a removed access, or no answer. */
export type UserInfoResult = { status: 'received'; claims: object } | { status: 'removed' } | { status: 'unreachable' };

/** Fetches the claims of the user. */
export async function fetchUserInfo({ accessToken, subject }: Tokens): Promise<UserInfoResult> {
  try {
    return { status: 'received', claims: await oauth.fetchUserInfo(await discover(), accessToken, subject) };
  } catch (error) {
    const isRefused = error instanceof oauth.WWWAuthenticateChallengeError && error.status === 401;
    return { status: isRefused ? 'removed' : 'unreachable' };
  }
}

/** Redirects to the page that logs the user out, there and here. With the ID token as a hint it shows no question. */
export async function logOut({ idToken }: Tokens, isHinted: boolean): Promise<void> {
  const state = oauth.randomState();
  storeValue('logOutState', state);
  location.assign(
    oauth.buildEndSessionUrl(await discover(), {
      post_logout_redirect_uri: page(),
      state,
      ...(isHinted && { id_token_hint: idToken }),
    }),
  );
}
