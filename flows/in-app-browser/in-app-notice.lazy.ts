import { lazy } from '../core/lazy/lazy';

/** The notice in an application's own browser; fetched only there. */
export const inAppNotice = lazy('in-app notice', async () => (await import('./in-app-notice')).InAppNotice);
