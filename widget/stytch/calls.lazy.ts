import { lazy } from '../../flows/core/lazy/lazy';

// The code of the port's calls, each group fetched with the first call of it. A group's module exports them as `calls`.

/** Magic links, passcodes and passwords. */
export const signInCallsCode = lazy('calls of sign-in', () => import('./sign-in'));

/** Social sign-in. */
export const oauthCode = lazy('calls of social sign-in', () => import('./oauth/oauth'));

/** Google One Tap. */
export const oneTapCode = lazy('calls of One Tap', () => import('./oauth/one-tap'));

/** Passkeys, and the step-up: only calls about passkeys are refused without one, so this is loaded by then. */
export const passkeyCode = lazy('calls of passkeys', () => import('./passkeys/passkeys'));

/** Crypto wallets. */
export const walletCode = lazy('calls of wallets', () => import('./wallets'));

/** Consent, log-out, the session that both use, and connected applications. */
export const identityProviderCode = lazy('calls of consent', () => import('./identity-provider'));

/** The removal of data that a browser keeps too long. It is fetched only where the browser keeps some. */
export const expiryCode = lazy('expiry', () => import('./asked-address'));
