import { lazy } from '../core/lazy/lazy';

/** The text of the watermark. Fetched only if the project's data enables it, which is known after the first paint. */
export const poweredBy = lazy('watermark', async () => (await import('./powered-by')).PoweredBy);
