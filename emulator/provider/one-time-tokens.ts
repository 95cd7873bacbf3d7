import type { Clock } from './clock';
import { newSecret } from './ids';
import type { Memory } from './memory/memory';

/** The purpose of a token in a link; also the `stytch_token_type` beside it. */
export type TokenType = 'magic_links' | 'reset_password' | 'login' | 'oauth';

/** The meaning of a token in a link. */
export interface OneTimeToken {
  readonly type: TokenType;
  readonly userId: string;
  readonly emailId: string;
  /** The PKCE challenge of the request that created the token. */
  readonly codeChallenge: string | undefined;
}

/** The unused tokens in links. */
export interface OneTimeTokens {
  issue(token: OneTimeToken, minutes: number): string;
  /** Tells whether a secret is that of a token of one of these types, which may have been used, revoked or have expired. */
  wasIssued(secret: string, types: readonly TokenType[]): boolean;
  /** The meaning of an unused token of one of these types, without spending it. */
  find(secret: string, types: readonly TokenType[]): OneTimeToken | undefined;
  /** Spends a token; false when it was already spent. */
  spend(secret: string): boolean;
  /** Revokes the unused tokens of a user of these types. */
  revoke(userId: string, types: readonly TokenType[]): void;
}

/** The tokens in a memory. */
export function createOneTimeTokens(clock: Clock, memory: Memory): OneTimeTokens {
  const tokens = memory.map<OneTimeToken & { expiresAt: number }>('one-time-tokens', {
    type: '',
    userId: '',
    emailId: '',
    expiresAt: 0,
  });
  /** The types of the tokens that were used or revoked. */
  const ended = memory.map<TokenType>('ended-one-time-tokens', '');
  const end = (secret: string) => {
    const token = tokens.get(secret);
    if (token) ended.set(secret, token.type);
    return tokens.delete(secret);
  };
  return {
    issue(token, minutes) {
      const secret = newSecret();
      tokens.set(secret, { ...token, expiresAt: clock.now() + minutes * 60_000 });
      return secret;
    },
    wasIssued(secret, types) {
      const type = tokens.get(secret)?.type ?? ended.get(secret);
      return type !== undefined && types.includes(type);
    },
    find(secret, types) {
      const token = tokens.get(secret);
      return token && types.includes(token.type) && token.expiresAt > clock.now() ? token : undefined;
    },
    spend: end,
    revoke(userId, types) {
      for (const [secret, token] of tokens) if (token.userId === userId && types.includes(token.type)) end(secret);
    },
  };
}
