import { lazy } from '../core/lazy/lazy';

/** The words of the watermark: only where the project's data asks for them, which comes after the first paint. */
export const poweredBy = lazy('watermark', async () => (await import('./powered-by')).PoweredBy);
