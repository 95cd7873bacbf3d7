import { lazy } from '../../core/lazy/lazy';

/** The countries of the time zones: only for hosts that leave the country to the browser, where its language names none. */
export const timeZonesCode = lazy('time zones', async () => (await import('./time-zones')).countryOfTimeZone);
