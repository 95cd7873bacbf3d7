import { atom } from 'jotai/vanilla';
import type { Contact } from '../contact';
import { configAtom } from '../../core/config/config.atoms';
import { clearFailure } from '../../core/request/typing';
import { refusal } from '../../core/screen/refusal.atoms';
import { isEmailAddress, trimmedContact } from './email-address';
import { emailDraftAtom } from './email-draft.atoms';
import { emailHint } from '../contact.lazy';
import { formVisitAtom } from '../picked-channel.atoms';

/** True if the browser may offer passkeys in the e-mail field. */
export const hasPasskeysAtom = atom((get) => get(configAtom).products.has('passkeys'));

/** Types the address. Typing clears a failure, which was about the sent address. */
export const typeEmailAtom = atom(null, (get, set, typed: string, { action }: Contact) => {
  set(emailDraftAtom, typed);
  clearFailure(get, set, action);
});

/** The refusal of an invalid address. */
export const emailRefusal = refusal((get) => !isEmailAddress(get(emailDraftAtom)), formVisitAtom);

/** Submits the e-mail form. */
export const submitEmailAtom = atom(null, (get, set, { startAtom }: Contact) => {
  const email = trimmedContact(get(emailDraftAtom));
  if (!isEmailAddress(email)) return set(emailRefusal.refuseAtom);
  const hint = emailHint.value();
  return hint && set(hint.blockUnseenAtom) ? undefined : set(startAtom, email);
});
