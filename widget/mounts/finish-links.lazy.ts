import { lazy } from '../../flows/core/lazy/lazy';

/** The code of a log-in that finishes the links that lead to its page. */
export const linkFinisher = lazy('callback', async () => (await import('./finish-links')).finishLink);
