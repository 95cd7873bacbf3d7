/** A user who has left for a social provider. */
export interface OAuthFlow {
  readonly type: string;
  readonly loginURL: string;
  readonly signupURL: string;
  readonly codeChallenge: string | undefined;
}

/** A user whom a social provider has vouched for. */
export interface OAuthToken {
  readonly userId: string;
  readonly type: string;
  readonly codeChallenge: string | undefined;
}
