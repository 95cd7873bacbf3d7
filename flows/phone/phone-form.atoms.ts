import { atom } from 'jotai/vanilla';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import type { OtpChannel } from '../core/provider/passcode-calls';
import { sendOtp } from '../otp';
import { parserWithin } from './phone-parser';
import { phoneNumber } from './phone-number';
import { countryAtom, phoneLoaderAtom, phoneParserAtom, phoneTextAtom } from './phone.atoms';

/** How long a submit waits for the parser, in milliseconds (spec section 9). */
const submitPatience = 2_000;

const refusalsAtom = atom({ count: 0, text: '', country: '' });
const readingAtom = atom(false);

/** Whether a submitted number is being read. */
export const isReadingAtom = atom((get) => get(readingAtom));

/** How often a number that is none was submitted; nothing once it has been changed into one. */
export const phoneRefusalAtom = atom((get) => {
  const { count, text, country } = get(refusalsAtom);
  if (count === 0) return undefined;
  const now = get(phoneTextAtom);
  const isUnchanged = now === text && get(countryAtom) === country;
  // After the first edit it is judged as it stands.
  return isUnchanged || !phoneNumber(now, get(countryAtom), get(phoneParserAtom)).isValid ? count : undefined;
});

/** Submits the phone form: the number as it stands at this moment, whatever becomes of the parser. */
export const submitPhoneAtom = atom(null, async (get, set, channel: OtpChannel) => {
  if (get(readingAtom) || get(sendOtp.stateAtom).status === 'pending') return;
  const text = get(phoneTextAtom);
  const country = get(countryAtom);
  set(readingAtom, true);
  const parser = get(phoneParserAtom) ?? (await parserWithin(submitPatience, get(phoneLoaderAtom).load));
  set(readingAtom, false);
  const read = phoneNumber(text, country, parser);
  if (read.isValid) {
    set(refusalsAtom, { count: 0, text: '', country: '' });
    await set(sendOtp.startAtom, { channel, destination: read.number });
    return;
  }
  set(refusalsAtom, ({ count }) => ({ count: count + 1, text, country }));
  set(focusRequestAtom, { target: 'invalid' });
});
