import { toAsciiDigits } from '../../../primitives/field/field-text';
import { callingCodes } from './countries';

/** The parser of phone numbers, which a phone library implements. Countries are ISO 3166 letters. */
export interface PhoneParser {
  /** The number in E.164, or undefined if it is invalid. */
  parse(typed: string, country: string): string | undefined;
  /** The number typed so far, grouped as that country does. */
  format(typed: string, country: string): string;
  /** A whole international number's country, and the number as it is written there. */
  split(typed: string): { country: string; national: string } | undefined;
}

/** A valid number in E.164, or an invalid one. */
export type PhoneNumber = { isValid: true; number: string } | { isValid: false };

/** The number to send (B-PHONE-3): as the parser reads it, or, without one, the country's code and the digits. */
export function phoneNumber(typed: string, country: string, parser: PhoneParser | undefined): PhoneNumber {
  if (!parser) return fallback(typed, country);
  const number = parser.parse(toAsciiDigits(typed), country);
  return number ? { isValid: true, number } : { isValid: false };
}

function fallback(typed: string, country: string): PhoneNumber {
  const digits = toAsciiDigits(typed).replaceAll(/\D/g, '');
  if (!digits) return { isValid: false };
  // A user who typed a plus has typed the country's code too.
  const isInternational = typed.startsWith('+');
  return { isValid: true, number: `+${isInternational ? '' : (callingCodes[country] ?? '')}${digits}` };
}
