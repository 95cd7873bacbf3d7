import * as oauth from 'openid-client';
import { pageFacts } from '../client/page-facts';
import { forget, keep, kept, type Tokens } from './kept';

const clientId = 'connected-app-test-invoice-robot';
const page = () => `${location.origin}/app`;

/** Learns from the provider where its endpoints are. Plain http, because this is one computer. */
const discover = () =>
  oauth.discovery(new URL(pageFacts().providerOrigin), clientId, undefined, oauth.None(), {
    execute: [oauth.allowInsecureRequests],
  });

/** Leaves for the page where the user decides. */
export async function askForAccess(scopes: readonly string[], prompt: string | undefined): Promise<void> {
  const config = await discover();
  const pending = {
    verifier: oauth.randomPKCECodeVerifier(),
    state: oauth.randomState(),
    nonce: oauth.randomNonce(),
    asked: scopes.join(' '),
  };
  keep('pending', pending);
  location.assign(
    oauth.buildAuthorizationUrl(config, {
      redirect_uri: page(),
      scope: pending.asked,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
      ...(prompt && { prompt }),
    }),
  );
}

/**
 * Exchanges the code in the page's address for tokens.
 * @throws when the answer is not the one that was asked for
 */
export async function finish(address: URL): Promise<Tokens> {
  const pending = kept('pending');
  forget('pending');
  if (!pending) throw new Error('Nothing was asked for in this tab, so an answer means nothing.');
  const answer = await oauth.authorizationCodeGrant(await discover(), address, {
    pkceCodeVerifier: pending.verifier,
    expectedState: pending.state,
    expectedNonce: pending.nonce,
  });
  const tokens = {
    accessToken: answer.access_token,
    idToken: answer.id_token ?? '',
    // The answer has the scopes if they differ from the requested ones (RFC 6749, section 5.1).
    scope: answer.scope ?? pending.asked,
    asked: pending.asked,
    subject: answer.claims()?.sub ?? '',
  };
  keep('tokens', tokens);
  return tokens;
}

/** The provider's word about the user: its claims, that this application has no access any more, or nothing. */
export type UserInfoResult = { status: 'received'; claims: object } | { status: 'removed' } | { status: 'silent' };

/** Asks the provider who the user is. */
export async function fetchPerson({ accessToken, subject }: Tokens): Promise<UserInfoResult> {
  try {
    return { status: 'received', claims: await oauth.fetchUserInfo(await discover(), accessToken, subject) };
  } catch (error) {
    const isRefused = error instanceof oauth.WWWAuthenticateChallengeError && error.status === 401;
    return { status: isRefused ? 'removed' : 'silent' };
  }
}

/** Leaves for the page that logs the user out, there and here. With the hint it need not ask. */
export async function leave(tokens: Tokens, isHinted: boolean): Promise<void> {
  const state = oauth.randomState();
  keep('leaving', state);
  location.assign(
    oauth.buildEndSessionUrl(await discover(), {
      post_logout_redirect_uri: page(),
      state,
      ...(isHinted && { id_token_hint: tokens.idToken }),
    }),
  );
}
