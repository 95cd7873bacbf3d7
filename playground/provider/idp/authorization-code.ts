/** What an authorization code stands for. */
export interface AuthorizationCode {
  readonly clientId: string;
  readonly redirectURI: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly scopes: readonly string[];
  /** S256 (RFC 7636). */
  readonly codeChallenge: string;
  readonly nonce: string | undefined;
}

/** How long a code works, in seconds. */
export const codeLifetime = 60;
