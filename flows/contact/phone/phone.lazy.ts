import { lazy } from '../../core/lazy/lazy';

/** The phone parser. Its callers limit how long they wait for it. */
export const phoneParserCode = lazy('phone parser', async () => (await import('./libphonenumber')).parser);

/**
 * The countries of the time zones. Fetched only if the host leaves the country to the browser, and its language names
 * none.
 */
export const timeZonesCode = lazy('time zones', async () => (await import('./time-zones')).countryOfTimeZone);
