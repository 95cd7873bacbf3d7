import { lazy } from '../../flows/core/lazy/lazy';

/** The code that hydrates server-rendered markup, for pages that have it. */
export const hydrateCode = lazy('hydrate', () => import('./hydrate'));
