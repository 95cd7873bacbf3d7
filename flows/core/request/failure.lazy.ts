import { lazy } from '../lazy/lazy';

/** The views of a failure, with the catalogue of sentences. Fetched when a user begins to use the widget. */
export const failureViews = lazy('failures', async () => (await import('./failure-views')).views);
