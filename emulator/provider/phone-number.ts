import { ParseError, parsePhoneNumberWithError } from 'libphonenumber-js/min';
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
