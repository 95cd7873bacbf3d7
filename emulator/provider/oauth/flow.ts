/** A user who was redirected to a social provider. */
export interface OAuthFlow {
  readonly type: string;
  readonly loginURL: string;
  readonly signupURL: string;
  readonly codeChallenge: string | undefined;
}

/** A user whom a social provider has authenticated. */
export interface OAuthToken {
  readonly userId: string;
  readonly type: string;
  readonly codeChallenge: string | undefined;
}
