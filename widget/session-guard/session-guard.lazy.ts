import { lazy } from '../../flows/core/lazy/lazy';

/** The guard of a session that is near its end. */
export const sessionGuardCode = lazy('session guard', () => import('./run-guard'));
