import { atom } from 'jotai/vanilla';
import { phoneDigits } from '../../../primitives/phone-field/phone-text';
import { configAtom } from '../../core/config/config.atoms';
import type { Outcome } from '../../core/provider/outcome';
import { clearFailure } from '../../core/request/typing';
import { within } from '../../core/time/within';
import { whileRead } from '../../core/time/while-read';
import { localeAtom } from '../../core/words/words.atoms';
import type { Contact } from '../contact';
import { fixTabAtom, phoneHintedAtom } from '../login-hint.atoms';
import { browserCountryAtom } from './browser-country.atoms';
import { callingCodes, countriesIn } from './countries';
import type { PhoneParser } from './phone-number';
import { phoneParserCode } from './phone.lazy';

/** The longest wait of formatting for the parser, in milliseconds (B-PHONE-4); after that the text stays as typed. */
const formattingWait = 10_000;

/** Fetches the parser. A store may have its own. */
export const phoneLoaderAtom = atom<{ load(): Promise<Outcome<PhoneParser>> }>(phoneParserCode);

const parserAtom = atom<PhoneParser | undefined>(undefined);

/** Loads the parser, and keeps it. Returns undefined if that fails, or takes longer than the given milliseconds. */
export const loadParserAtom = atom(null, async (get, set, milliseconds: number) => {
  const outcome = await within(milliseconds, get(phoneLoaderAtom).load());
  if (!outcome?.ok) return undefined;
  set(parserAtom, outcome.value);
  return outcome.value;
});

/** The parser, once it is loaded. It is fetched while a phone field is shown. */
export const phoneParserAtom = whileRead(
  (get, set) => {
    if (!get(parserAtom)) void set(loadParserAtom, formattingWait);
  },
  (get) => get(parserAtom),
);

/** The countries that are offered, in this mount's language. */
export const countriesAtom = atom((get) => {
  const { allowedCountries: allowed, preferredCountries: preferred } = get(configAtom).otp;
  return countriesIn(get(localeAtom).tag, { allowed, preferred });
});

const pickedAtom = atom<string | undefined>(undefined);
const typedAtom = atom<string | undefined>(undefined);

/** The default country of the phone field. */
const standardCountry = 'US';

/** The country to start with: the host's, or the browser's if the host leaves it to that; US if there is none. */
const startCountryAtom = atom((get) => {
  const { defaultCountry } = get(configAtom).phone;
  const country = defaultCountry === 'auto' ? get(browserCountryAtom) : `${defaultCountry}`.toUpperCase();
  return country && Object.hasOwn(callingCodes, country) ? country : standardCountry;
});

/**
 * The number of the host's hint: in full, or in national format once the parser is loaded and if its country is
 * offered.
 */
const hintedAtom = atom((get): { text: string; country?: string } => {
  const text = get(phoneHintedAtom);
  const written = readInFull(text, get(parserAtom), get(countriesAtom));
  const picked = get(pickedAtom);
  return written && (picked === undefined || picked === written.country) ? written : { text };
});

/**
 * The chosen country: what the user picked, else the hint's, else the one to start with, else the first that is
 * offered. Picking one clears a failure, which was about the sent number.
 */
export const countryAtom = atom(
  (get) => {
    const offered = get(countriesAtom);
    const hinted = get(typedAtom) === undefined ? get(hintedAtom).country : undefined;
    const wanted = get(pickedAtom) ?? hinted ?? get(startCountryAtom);
    return (offered.find(({ code }) => code === wanted) ?? offered[0])?.code ?? wanted;
  },
  (get, set, country: string, { action }: Contact) => {
    clearFailure(get, set, action);
    set(pickedAtom, country);
  },
);

/**
 * The digits of the number, with a plus in front if it was written in full: as typed, or from the host's hint until the
 * user types. They are kept while other screens are shown.
 */
export const phoneTextAtom = atom((get) => get(typedAtom) ?? get(hintedAtom).text);

/**
 * Types the number. Typing clears a failure, which was about the sent number. A complete number in full selects its
 * country. If it was pasted, it is shown in national format; if it is being typed, or undo restored it, it is left as it is.
 */
export const typePhoneAtom = atom(null, (get, set, digits: string, { action }: Contact, isRestored = false) => {
  clearFailure(get, set, action);
  // A country that is detected late does not change while the user types.
  set(pickedAtom, get(countryAtom));
  const isPasted = !isRestored && digits.length > get(phoneTextAtom).length + 1;
  set(fixTabAtom);
  set(typedAtom, digits);
  const written = readInFull(digits, get(parserAtom), get(countriesAtom));
  if (!written) return;
  set(pickedAtom, written.country);
  if (isPasted) set(typedAtom, written.text);
});

/** Reads a number in full: its country, if that is offered, and its national digits, if they give the same number. */
function readInFull(
  digits: string,
  parser: PhoneParser | undefined,
  offered: readonly { code: string }[],
): { country: string; text: string } | undefined {
  const written = digits.startsWith('+') ? parser?.split(digits) : undefined;
  if (!parser || !written || !offered.some(({ code }) => code === written.country)) return undefined;
  const { country } = written;
  const national = phoneDigits(written.national);
  const isSame = parser.parse(national, country) === parser.parse(digits, country);
  return { country, text: isSame ? national : digits };
}
