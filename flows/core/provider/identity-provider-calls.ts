import type { Answer, Outcome, Person } from './outcome';

/** The request of a third-party application for access. */
export interface AuthorizationRequest {
  clientId: string;
  redirectURI: string;
  responseType: string;
  scopes: readonly string[];
  codeChallenge?: string;
  state?: string;
  nonce?: string;
  prompt?: string;
  resources?: readonly string[];
}

/** The requesting application, as the provider describes it. All of it is data. */
export interface OAuthClient {
  name: string;
  logoURL?: string;
  /** The kind, in the provider's word: a `first_party` is the project's own, a `third_party_public` registered itself. Unchecked. */
  type?: unknown;
}

/** A scope that is requested. */
export interface ScopeResult {
  scope: string;
  isGrantable: boolean;
  description?: string;
}

/** The provider's answer to an authorization request. */
export interface Authorization {
  isConsentRequired: boolean;
  client: OAuthClient;
  scopes: readonly ScopeResult[];
  /** The account whose access is requested, if the provider names it. */
  person?: Person;
  answer: Answer;
}

/** The request of a third-party application for a log-out. */
export interface LogoutRequest {
  clientId: string;
  postLogoutRedirectURI: string;
  idTokenHint?: string;
  state?: string;
}

/** The provider's answer to a decision: the address to which the application wants the user sent, if any. Unchecked. */
export interface DecisionAnswer {
  redirectURI?: string;
  answer: Answer;
}

/** The port's calls of the identity provider. Addresses are returned as the server sent them, unchecked. */
export interface IdentityProviderCalls {
  startAuthorization(request: AuthorizationRequest): Promise<Outcome<Authorization>>;
  submitAuthorization(request: AuthorizationRequest & { isGranted: boolean }): Promise<Outcome<DecisionAnswer>>;
  startLogout(request: LogoutRequest): Promise<Outcome<{ isConsentRequired: boolean; redirectURI?: string }>>;
}
