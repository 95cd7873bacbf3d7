/** The grant that an authorization code represents. */
export interface AuthorizationCode {
  readonly clientId: string;
  readonly redirectURI: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly consentId: string;
  readonly scopes: readonly string[];
  /** The services that a token may be for (RFC 8707). */
  readonly resources: readonly string[];
  /** S256 (RFC 7636); absent where an application that is not public sent none. */
  readonly codeChallenge: string | undefined;
  readonly nonce: string | undefined;
}

/** The lifetime of a code, in seconds. */
export const codeLifetime = 60;
