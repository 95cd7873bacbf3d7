import { callingCodes } from './country-codes';

/** A country in the selector. */
export interface Country {
  /** ISO 3166 letters. */
  code: string;
  /** Digits, without the plus. */
  callingCode: string;
  /** In the widget's language. */
  name: string;
}

/** Which countries are offered, and in what order. */
export interface CountryChoice {
  allowed?: readonly string[];
  preferred?: readonly string[];
}

/** The countries by name in a language, the preferred ones first. An unknown code in a host's list is passed over. */
export function countriesIn(locale: string, { allowed, preferred = [] }: CountryChoice): Country[] {
  const nameOf = regionNames(locale);
  const offered = (allowed ?? Object.keys(callingCodes)).map((code) => code.toUpperCase());
  const first = preferred.map((code) => code.toUpperCase());
  const rankOf = ({ code }: Country) => (first.includes(code) ? first.indexOf(code) : first.length);
  return [...new Set(offered)]
    .flatMap((code) => {
      const callingCode = Object.hasOwn(callingCodes, code) ? callingCodes[code] : undefined;
      return callingCode ? [{ code, callingCode, name: nameOf(code) }] : [];
    })
    .sort((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name, locale));
}

function regionNames(locale: string): (code: string) => string {
  // Old engines have no names; the letters are better than nothing.
  if (typeof Intl.DisplayNames !== 'function') return (code) => code;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}
