import { atom } from 'jotai/vanilla';
import { contactTabs, emailHint, phoneForm } from '../contact';
import { expectedAppAtom } from '../core/host/in-app-browser.atoms';
import { lastUsedAtom } from '../core/last-used/last-used.atoms';
import { lastUsedMark } from '../core/last-used/last-used.lazy';
import type { LazyValue } from '../core/lazy/lazy';
import { inAppNotice } from '../in-app-browser/in-app-notice.lazy';
import {
  contactAtom,
  contactsAtom,
  methodsAtom,
  type OfferedContact,
  onlyContactAtom,
  optionsAtom,
} from './methods.atoms';

/**
 * The code that Main's first paint needs, as configured. All of it is fetched before that paint, so nothing shifts
 * after.
 */
export const mainPreloadsAtom = atom((get): readonly LazyValue<unknown>[] => {
  const shown = get(contactAtom);
  return [
    ...(get(expectedAppAtom) ? [inAppNotice] : []),
    ...(shown ? codeOf(shown) : []),
    ...(get(contactsAtom).length > 1 ? [contactTabs] : []),
    ...get(optionsAtom),
    ...(!get(onlyContactAtom) && get(lastUsedAtom) ? [lastUsedMark] : []),
  ];
});

/** The code that is one press away from Main: the screens that its forms lead to, and the forms of other tabs. */
export const mainPrefetchAtom = atom((get): readonly LazyValue<unknown>[] => {
  const forms = get(contactsAtom).flatMap((one) => (one.channel === 'email' ? [emailHint, one.contact] : codeOf(one)));
  return [...forms, ...get(methodsAtom).flatMap(({ next }) => next ?? [])];
});

function codeOf({ channel, contact }: OfferedContact): readonly LazyValue<unknown>[] {
  return channel === 'email' ? [contact] : [contact, phoneForm];
}
