import { lazy } from '../../flows/core/lazy/lazy';

/** The code of what the script shows over a page: the log-in, and the guard of a session. */
export const overPageCode = lazy('sign-in', () => import('../sign-in'));
