import { lazy } from '../core/lazy/lazy';

/** The code that shows and announces a rating. It is fetched while the first password is rated. */
export const lateStrength = lazy('passwords', () => import('./late-strength'));
