/** The parser of phone numbers, as a phone library fulfils it. Countries are ISO 3166 letters. */
export interface PhoneParser {
  /** The number in E.164, or undefined when it is none. */
  parse(typed: string, country: string): string | undefined;
  /** The number typed so far, grouped as that country does. */
  format(typed: string, country: string): string;
  /** A whole international number's country, and the number as it is written there. */
  split(typed: string): { country: string; national: string } | undefined;
}
