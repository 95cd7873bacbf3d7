import { lazy } from '../../flows/core/lazy/lazy';

/** The code that finds a developer's mistakes and has words for them. A page that is configured well is rendered without it. */
export const mistakes = lazy('mistakes', () => import('./mistakes'));
