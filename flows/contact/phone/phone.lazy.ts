import { lazy } from '../../core/lazy/lazy';

/** The phone parser. A user who asks for it limits their wait. */
export const phoneParserCode = lazy('phone parser', async () => (await import('./libphonenumber')).parser);

/** The countries of the time zones: only for hosts that leave the country to the browser, where its language names none. */
export const timeZonesCode = lazy('time zones', async () => (await import('./time-zones')).countryOfTimeZone);
