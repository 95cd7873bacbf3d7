import { lazy } from '../core/lazy/lazy';

/** Several ways beside each other: only for pages with more than one form. */
export const ways = lazy('ways', async () => (await import('./ways')).Ways);
