import { lazy } from '../../core/lazy/lazy';

/** The phone parser. A user who asks for it limits their wait. */
export const phoneParserCode = lazy('phone parser', async () => (await import('./libphonenumber')).parser);
