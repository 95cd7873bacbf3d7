import { atom } from 'jotai/vanilla';
import type { Contact } from '../contact';
import { configAtom } from '../../core/config/config.atoms';
import { refusal } from '../../core/screen/refusal.atoms';
import { emailAddress, isEmailAddress } from './email-address';
import { emailDraftAtom } from './email-draft.atoms';
import { emailHint } from '../contact.lazy';

/** The offer of passkeys in the field, beside addresses: true where the browser may make it. */
export const hasPasskeysAtom = atom((get) => get(configAtom).products.has('passkeys'));

/** Types the address. A failure is about what was sent, so typing ends it. */
export const typeEmailAtom = atom(null, (get, set, typed: string, { action }: Contact) => {
  set(emailDraftAtom, typed);
  if (get(action.stateAtom).status === 'failed') set(action.cancelAtom);
});

/** The refusal of an address that is none. */
export const emailRefusal = refusal((get) => !isEmailAddress(get(emailDraftAtom)));

/** Submits the e-mail form. */
export const submitEmailAtom = atom(null, (get, set, { action, startAtom }: Contact) => {
  const email = emailAddress(get(emailDraftAtom));
  if (!isEmailAddress(email)) return set(emailRefusal.refuseAtom);
  if (get(action.stateAtom).status === 'pending') return undefined;
  const hint = emailHint.value();
  return hint && set(hint.holdBackAtom) ? undefined : set(startAtom, email);
});
