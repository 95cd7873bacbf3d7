import { atom } from 'jotai/vanilla';
import type { Contact } from '../contact';
import { configAtom } from '../../core/config/config.atoms';
import { refusal } from '../../core/screen/refusal.atoms';
import { emailAddress, isEmailAddress } from './email-address';

/** The offer of passkeys in the field, beside addresses: true where the browser may make it. */
export const hasPasskeysAtom = atom((get) => get(configAtom).products.has('passkeys'));

const draftAtom = atom('');

/** The address as typed. It stays while other screens are shown. */
export const emailDraftAtom = atom((get) => get(draftAtom));

/** Types the address. A failure is about what was sent, so typing ends it. */
export const typeEmailAtom = atom(null, (get, set, typed: string, { action }: Contact) => {
  set(draftAtom, typed);
  if (get(action.stateAtom).status === 'failed') set(action.cancelAtom);
});

/** The refusal of an address that is none. */
export const emailRefusal = refusal((get) => !isEmailAddress(get(draftAtom)));

/** Submits the e-mail form. */
export const submitEmailAtom = atom(null, (get, set, { action, startAtom }: Contact) => {
  const email = emailAddress(get(draftAtom));
  if (!isEmailAddress(email)) return set(emailRefusal.refuseAtom);
  return get(action.stateAtom).status === 'pending' ? undefined : set(startAtom, email);
});
