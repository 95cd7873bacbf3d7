import { atom } from 'jotai/vanilla';
import { whileRead } from '../../core/time/while-read';
import { isBrowserKnownAtom } from '../../core/host/browser.atoms';
import { callingCodes } from './countries';
import { timeZonesCode } from './phone.lazy';

/** The region of a language tag, behind its language and its script: two letters. */
const region = /^[a-z]{2,8}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/** The country in a language tag, such as `BR` in `pt-BR`; undefined for a region without telephones of its own. */
export function countryOfLanguage(tag: string): string | undefined {
  const country = region.exec(tag)?.[1]?.toUpperCase();
  return country && Object.hasOwn(callingCodes, country) ? country : undefined;
}

const arrivedAtom = atom(false);

/**
 * The country of the browser's time zone, once the table of time zones is loaded. It is fetched while something reads
 * this.
 */
const clockCountryAtom = whileRead(
  (_get, set) => void timeZonesCode.load().then(({ ok }) => set(arrivedAtom, ok)),
  (get) => {
    get(arrivedAtom);
    return timeZonesCode.value()?.(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  },
);

/**
 * The country that the browser seems to be in: the region of its first language, else of its time zone. It uses no
 * location service.
 */
export const browserCountryAtom = atom((get) =>
  get(isBrowserKnownAtom) ? (countryOfLanguage(navigator.language) ?? get(clockCountryAtom)) : undefined,
);
