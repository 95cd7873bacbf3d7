import { lazy } from '../../core/lazy/lazy';

/** The phone parser. Whoever asks for it limits their wait. */
export const phoneParserCode = lazy('phone parser', async () => (await import('./libphonenumber')).parser);
