import { atom } from 'jotai/vanilla';
import { contactTabs, emailHint, phoneForm } from '../contact';
import { lastUsedAtom } from '../core/last-used/last-used.atoms';
import { lastUsedMark } from '../core/last-used/last-used.lazy';
import type { LazyValue } from '../core/lazy/lazy';
import { contactAtom, contactsAtom, type OfferedContact } from './contacts.atoms';
import { aboveAtom, belowAtom, leadingAtom, methodsAtom } from './methods.atoms';

/** The code that Main's first paint needs, as configured. It is fetched together before it, so nothing shifts after. */
export const mainPreloadsAtom = atom((get): readonly LazyValue<unknown>[] => {
  const shown = get(contactAtom);
  const leading = get(leadingAtom);
  return [
    ...(shown ? codeOf(shown) : []),
    ...(get(contactsAtom).length > 1 ? [contactTabs] : []),
    ...get(aboveAtom),
    ...get(belowAtom),
    ...(leading ? [leading] : []),
    ...(get(lastUsedAtom) ? [lastUsedMark] : []),
  ];
});

/** The code that is one press away from Main: the screens that its forms lead to, and the forms of other tabs. */
export const mainPrefetchAtom = atom((get): readonly LazyValue<unknown>[] => {
  const contacts = get(contactsAtom);
  const hints = contacts.some(({ channel }) => channel === 'email') ? [emailHint] : [];
  return [...hints, ...get(methodsAtom).flatMap(({ next }) => next ?? []), ...contacts.flatMap(codeOf)];
});

function codeOf({ channel, contact }: OfferedContact): readonly LazyValue<unknown>[] {
  return channel === 'email' ? [contact] : [contact, phoneForm];
}
