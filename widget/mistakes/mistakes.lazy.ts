import { lazy } from '../../flows/core/lazy/lazy';

/**
 * The code that finds a developer's mistakes and describes them. A page with a valid configuration is rendered without
 * it.
 */
export const mistakes = lazy('mistakes', () => import('./mistakes'));
