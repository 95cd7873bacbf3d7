import { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneParser } from './phone-number';

/** The phone parser, by libphonenumber-js. A chunk of its own, fetched when a phone field is near. */
export const parser: PhoneParser = {
  parse: (typed, country) => {
    const number = parsePhoneNumberFromString(typed, {
      extract: false,
      ...(isSupportedCountry(country) && { defaultCountry: country }),
    });
    // An extension has no place in E.164: better refused than silently dropped.
    return number?.isValid() && !number.ext ? number.number : undefined;
  },
  format: (typed, country) => new AsYouType(isSupportedCountry(country) ? country : undefined).input(typed),
  split: (typed) => {
    const number = parsePhoneNumberFromString(typed, { extract: false });
    return number?.isValid() && number.country
      ? { country: number.country, national: number.formatNational() }
      : undefined;
  },
};
