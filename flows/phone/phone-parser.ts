import { fetchCode } from '../core/lazy/fetch-code';
import { type Outcome, succeeded } from '../core/provider/outcome';

/** What a phone library must be able to do. Countries are ISO 3166 letters. */
export interface PhoneParser {
  /** The number in E.164, or undefined when it is none. */
  parse(typed: string, country: string): string | undefined;
  /** What has been typed so far, grouped as that country does. */
  format(typed: string, country: string): string;
  /** A whole international number's country, and the number as it is written there. */
  split(typed: string): { country: string; national: string } | undefined;
}

/** Fetches the parser. It may never settle, or fail; whoever asks limits their wait. A failed fetch is tried again. */
export async function loadPhoneParser(): Promise<Outcome<PhoneParser>> {
  const code = await fetchCode(() => import('./libphonenumber'));
  return code.ok ? succeeded(code.value.parser) : code;
}

/** The parser, if it is here within so many milliseconds. */
export function parserWithin(
  milliseconds: number,
  load: () => Promise<Outcome<PhoneParser>>,
): Promise<PhoneParser | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    void load().then((outcome) => {
      clearTimeout(timer);
      resolve(outcome.ok ? outcome.value : undefined);
    });
  });
}
