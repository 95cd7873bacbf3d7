import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../../core/host/host.atoms';
import { refusal } from '../../core/screen/refusal.atoms';
import { formVisitAtom } from '../picked-channel.atoms';
import type { Contact } from '../contact';
import { phoneNumber } from './phone-number';
import { countryAtom, loadParserAtom, phoneParserAtom, phoneTextAtom } from './phone.atoms';

/** The longest wait of a submit for the parser, in milliseconds (B-PHONE-4). */
const submitWait = 2_000;

const readingAtom = atom<object | undefined>(undefined);

/** The parsing of a number that this form has submitted: true while it is pending. */
export const isReadingAtom = atom((get) => get(readingAtom) === get(formVisitAtom));

/** The refusal of an invalid number. */
export const phoneRefusal = refusal(
  (get) => !phoneNumber(get(phoneTextAtom), get(countryAtom), get(phoneParserAtom)).isValid,
  formVisitAtom,
);

/**
 * Submits the phone form with the number as it is now, even if the parser cannot be loaded. If the user leaves
 * meanwhile, nothing is sent.
 */
export const submitPhoneAtom = atom(null, async (get, set, { action, startAtom }: Contact) => {
  if (get(isReadingAtom) || get(action.isPendingAtom)) return;
  const text = get(phoneTextAtom);
  const country = get(countryAtom);
  const visit = get(formVisitAtom);
  set(readingAtom, visit);
  const parser = get(phoneParserAtom) ?? (await set(loadParserAtom, submitWait));
  if (get(readingAtom) === visit) set(readingAtom, undefined);
  if (get(formVisitAtom) !== visit || get(mountSignalAtom).aborted) return;
  const read = phoneNumber(text, country, parser);
  if (read.isValid) await set(startAtom, read.number);
  else set(phoneRefusal.refuseAtom);
});
