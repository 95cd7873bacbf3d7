import { atom } from 'jotai/vanilla';
import { contactTabs, emailHint, phoneForm } from '../contact';
import type { LazyValue } from '../core/lazy/lazy';
import { contactsAtom, type OfferedContact } from './contacts.atoms';
import { aboveAtom, belowAtom, methodsAtom } from './methods.atoms';

/** The code that Main's first paint needs, as configured. It is fetched together before it, so nothing shifts after. */
export const mainPreloadsAtom = atom((get): readonly LazyValue<unknown>[] => {
  const [first, ...others] = get(contactsAtom);
  return [
    ...(first ? codeOf(first) : []),
    ...(others.length > 0 ? [contactTabs] : []),
    ...get(aboveAtom),
    ...get(belowAtom),
  ];
});

/** The code that is one press away from Main: the screens that its forms lead to, and the forms of other tabs. */
export const mainPrefetchAtom = atom((get): readonly LazyValue<unknown>[] => {
  const contacts = get(contactsAtom);
  const [, ...others] = contacts;
  const hints = contacts.some(({ channel }) => channel === 'email') ? [emailHint] : [];
  return [...hints, ...get(methodsAtom).flatMap(({ next }) => next ?? []), ...others.flatMap(codeOf)];
});

function codeOf({ channel, contact }: OfferedContact): readonly LazyValue<unknown>[] {
  return channel === 'email' ? [contact] : [contact, phoneForm];
}
