import { lazyExport } from '../../core/lazy/lazy-export';

/** The phone parser. Its callers limit how long they wait for it. */
export const phoneParserCode = lazyExport('phone parser', () => import('./libphonenumber'), 'parser');

/**
 * The countries of the time zones. Fetched only if the host leaves the country to the browser, and its language names
 * none.
 */
export const timeZonesCode = lazyExport('time zones', () => import('./time-zones'), 'countryOfTimeZone');
