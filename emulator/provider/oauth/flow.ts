/** A user who was redirected to a social provider. */
export interface OAuthFlow {
  readonly type: string;
  readonly loginURL: string;
  readonly signupURL: string;
  readonly codeChallenge: string | undefined;
  /** The scopes of the provider that the request asks for. */
  readonly scopes: readonly string[];
  /** The user who adds the account to theirs; absent in a sign-in. */
  readonly attachTo: string | undefined;
}

/** A signed-in user who is about to add an account with a social provider. */
export interface OAuthAttachment {
  readonly type: string;
  readonly userId: string;
}

/** A user whom a social provider has authenticated. */
export interface OAuthToken {
  readonly userId: string;
  /** The account in the user's list that was signed in with. */
  readonly registrationId: string;
  /** The address that was signed in with; that of the user if an attached account has another, and empty without any. */
  readonly emailId: string;
  /** True for a sign-in, which proves the address. An attached account proves nothing of the user's addresses. */
  readonly isProof: boolean;
  /** The scopes of the provider that were granted: those of the request. */
  readonly scopes: readonly string[];
  readonly codeChallenge: string | undefined;
}
