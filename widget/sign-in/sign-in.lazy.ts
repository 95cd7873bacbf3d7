import { lazy } from '../../flows/core/lazy/lazy';

/** The code of a sign-in, which is fetched at the press. */
export const signInCode = lazy('sign-in', () => import('./open-sign-in'));

/** The guard of a session that is near its end. */
export const sessionGuardCode = lazy('session guard', async () => (await import('./run-guard')).runGuard);

/** The label of the button in another language than English, or in a host's words. */
export const labelCode = lazy('sign-in label', async () => (await import('./log-in-label')).logInLabel);
