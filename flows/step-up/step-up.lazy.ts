import { lazy } from '../core/lazy/lazy';

/** The step-up, with its screen: fetched when a call is refused without one. */
export const stepUp = lazy('step-up', () => import('./step-up-views'));
