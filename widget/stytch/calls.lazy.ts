import { lazy } from '../../flows/core/lazy/lazy';

// The code of the port's calls, each group fetched with the first call of it.

/** Magic links, passcodes and passwords. */
export const signInCode = lazy(() => import('./sign-in'));

/** Social sign-in. */
export const oauthCode = lazy(() => import('./oauth/oauth'));

/** Google One Tap. */
export const oneTapCode = lazy(() => import('./oauth/one-tap'));

/** Passkeys. */
export const passkeyCode = lazy(() => import('./passkeys/passkeys'));

/** Crypto wallets. */
export const walletCode = lazy(() => import('./wallets'));

/** The session of whoever is signed in. */
export const sessionCode = lazy(() => import('./session'));

/** Consent and log-out. A mount whose first call is one of these imports the module itself, so that it comes along. */
export const identityProviderCode = lazy(() => import('./identity-provider'));
