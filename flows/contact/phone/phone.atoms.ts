import { atom } from 'jotai/vanilla';
import { phoneDigits } from '../../../primitives/phone-field/phone-text';
import { configAtom } from '../../core/config/config.atoms';
import type { Outcome } from '../../core/provider/outcome';
import { within } from '../../core/time/within';
import { whileRead } from '../../core/time/while-read';
import { localeAtom } from '../../core/words/words.atoms';
import type { Contact } from '../contact';
import { holdTabAtom, phoneHintedAtom } from '../login-hint.atoms';
import { browserCountryAtom } from './browser-country.atoms';
import { callingCodes, countriesIn } from './countries';
import type { PhoneParser } from './phone-number';
import { phoneParserCode } from './phone.lazy';

/** The longest wait of formatting for the parser, in milliseconds (B-PHONE-4); after that the text stays as typed. */
const formattingWait = 10_000;

/** Fetches the parser. A store may have its own. */
export const phoneLoaderAtom = atom<{ load(): Promise<Outcome<PhoneParser>> }>(phoneParserCode);

const parserAtom = atom<PhoneParser | undefined>(undefined);

/** Loads the parser; it gives undefined if that takes longer than so many milliseconds, or fails. */
export const loadParserAtom = atom(null, async (get, _set, milliseconds: number) => {
  const outcome = await within(milliseconds, get(phoneLoaderAtom).load());
  return outcome?.ok ? outcome.value : undefined;
});

/** The parser, once it is here. It is fetched while a phone field is shown. */
export const phoneParserAtom = whileRead(
  (get, set) => {
    if (!get(parserAtom)) void set(loadParserAtom, formattingWait).then((parser) => set(parserAtom, parser));
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

/** The country of a phone field that no user has touched, unless the host names another. */
const standardCountry = 'US';

/** The country to start with: the host's, or the browser's where the host leaves it to that; US where it is none. */
const startCountryAtom = atom((get) => {
  const { defaultCountry } = get(configAtom).phone;
  const country = defaultCountry === 'auto' ? get(browserCountryAtom) : `${defaultCountry}`.toUpperCase();
  return country && Object.hasOwn(callingCodes, country) ? country : standardCountry;
});

/** The number of the host's hint: in full, and as its country writes it once the parser is here, where that is offered. */
const hintedAtom = atom((get): { text: string; country?: string } => {
  const text = get(phoneHintedAtom);
  const written = readInFull(text, get(parserAtom), get(countriesAtom));
  const picked = get(pickedAtom);
  return written && (picked === undefined || picked === written.country) ? written : { text };
});

/** The chosen country: what the user picked, else the hint's, else the one to start with, else the first that is offered. */
export const countryAtom = atom(
  (get) => {
    const offered = get(countriesAtom);
    const hinted = get(typedAtom) === undefined ? get(hintedAtom).country : undefined;
    const wanted = get(pickedAtom) ?? hinted ?? get(startCountryAtom);
    return (offered.find(({ code }) => code === wanted) ?? offered[0])?.code ?? wanted;
  },
  (_get, set, country: string) => set(pickedAtom, country),
);

/**
 * The digits of the number, with a plus in front where it was written in full: as typed, or of the host's hint until
 * something is. They stay while other screens are shown.
 */
export const phoneTextAtom = atom((get) => get(typedAtom) ?? get(hintedAtom).text);

/**
 * Types the number. A failure is about what was sent, so typing ends it. A whole number in full picks its country; a
 * pasted one is then shown as that country writes it. One that is being typed stays as the hand left it.
 */
export const typePhoneAtom = atom(null, (get, set, digits: string, { action }: Contact) => {
  if (get(action.stateAtom).status === 'failed') set(action.cancelAtom);
  // A country that becomes known late does not change under the hand.
  set(pickedAtom, get(countryAtom));
  const isPasted = digits.length > get(phoneTextAtom).length + 1;
  set(holdTabAtom);
  set(typedAtom, digits);
  const written = readInFull(digits, get(parserAtom), get(countriesAtom));
  if (!written) return;
  set(pickedAtom, written.country);
  if (isPasted) set(typedAtom, written.text);
});

/** Reads a number in full, of a country that is offered: the country, and the digits as they are written there, where they are the same number. */
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
