import { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneParser } from './phone-number';

/** The phone parser, by libphonenumber-js: a chunk of its own, fetched while a phone field is shown. */
export const parser: PhoneParser = {
  parse: (typed, country) => {
    const number = parsePhoneNumberFromString(typed, {
      extract: false,
      ...(isSupportedCountry(country) && { defaultCountry: country }),
    });
    // E.164 has no extensions. A number with one is refused, because it would be dropped silently.
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
