import examples from 'libphonenumber-js/examples.mobile.json';
import {
  getExampleNumber,
  isSupportedCountry,
  ParseError,
  parsePhoneNumberFromString,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/min';
import { ApiError } from './errors';

/** The number in E.164, or a refusal. An unassigned number, such as a fictional one, is accepted. */
export function readPhoneNumber(number: string): string {
  if (!/^\+[1-9]\d{4,14}$/.test(number)) throw new ApiError('invalid_phone_number');
  try {
    const parsed = parsePhoneNumberWithError(number);
    if (!parsed.isPossible()) throw new ApiError('invalid_phone_number');
    return parsed.number;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new ApiError(
      error.message === 'INVALID_COUNTRY' ? 'invalid_phone_number_country_code' : 'invalid_phone_number',
    );
  }
}

/** A number as the helper page returns it: the input itself where it is not valid. */
interface ParsedPhoneNumber {
  readonly isValid: boolean;
  /** In E.164. */
  readonly number: string;
  readonly national: string;
}

/** Parses a number as it was typed. Without a region it must be international. */
export function parseTypedNumber(typed: string, regionCode: string): ParsedPhoneNumber {
  const region = isSupportedCountry(regionCode) ? regionCode : undefined;
  const parsed = parsePhoneNumberFromString(typed, region);
  if (!parsed?.isValid()) return { isValid: false, number: typed, national: typed };
  return { isValid: true, number: parsed.number, national: parsed.formatNational() };
}

/** An example of a mobile number of a region, as it is written there; undefined for an unknown region. */
export const exampleNumber = (regionCode: string): string | undefined =>
  isSupportedCountry(regionCode) ? getExampleNumber(regionCode, examples)?.formatNational() : undefined;
