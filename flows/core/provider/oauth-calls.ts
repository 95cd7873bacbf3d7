import type { OAuthProviderConfig, OAuthProviderType, OneTapPosition } from '../config/config';
import type { TokenRequest } from './link-calls';
import type { Answer, Outcome } from './outcome';

/** The request to send a user to a social provider (B-SOCIAL-2). */
export interface OAuthRequest extends Pick<OAuthProviderConfig, 'type' | 'custom_scopes' | 'provider_params'> {
  loginRedirectURL?: string;
  signupRedirectURL?: string;
  /** Keeps the page when aborted before the browser was asked to navigate. */
  signal: AbortSignal;
}

/** The request to show Google One Tap. */
export interface OneTapRequest {
  position: OneTapPosition;
  cancelOnTapOutside: boolean;
  loginRedirectURL?: string;
  signupRedirectURL?: string;
  /** The id of the element that contains an embedded prompt. */
  parentId: string;
  /** Called when the user closed the prompt. */
  onCancelled(): void;
  /** Called when the user chose an account and Google's credential is being sent to the provider, with the redirect address. */
  onSubmitted(answer: Promise<Outcome<string>>): void;
  /** Closes the prompt when aborted. */
  signal: AbortSignal;
}

/** The answer to a request for One Tap: shown, in the page or over it, or refused with Google's or the provider's reason. */
export type OneTapShown = { status: 'shown'; isEmbedded: boolean } | { status: 'refused'; reason: string };

/** The social calls of the port. */
export interface OAuthCalls {
  /** Leaves the page for the provider's. Settles once the browser was asked to navigate. */
  startOAuth(request: OAuthRequest): Promise<Outcome<void>>;
  /** Signs in with the token of the return address. */
  authenticateOAuth(request: TokenRequest): Promise<Outcome<Answer>>;
  /** Tells whether the session of this browser, if any, was made with that provider. */
  isSignedInByOAuth(type: OAuthProviderType): Promise<Outcome<boolean>>;
  showOneTap(request: OneTapRequest): Promise<Outcome<OneTapShown>>;
}
