import { lazy } from '../../flows/core/lazy/lazy';

// Each is a whole module: to take one part of it would be more bytes before the press.

/** The code of a sign-in, which is fetched at the press. */
export const openSignInCode = lazy('sign-in', () => import('./open-sign-in'));

/** The label of the button in another language than English, or in a host's words. */
export const labelCode = lazy('sign-in label', () => import('./log-in-label'));
