import { atom } from 'jotai/vanilla';
import type { Channel, Contact } from '../contact';
import { configAtom } from '../core/config/config.atoms';
import { firstWayAtom } from '../core/last-used/last-used.atoms';
import type { LazyValue } from '../core/lazy/lazy';
import { methodsAtom, optionsAtom } from './methods.atoms';

/** A way to be reached, and what begins with it. */
export interface OfferedContact {
  channel: Channel;
  contact: LazyValue<Contact>;
}

/** The order of the tabs, whatever the order of a host's list. */
const channelOrder: readonly Channel[] = ['email', 'sms', 'whatsapp'];

/** The configured contacts, one a channel. With one alone only its form shows, with more a tab bar (B-MAIN-3). */
export const contactsAtom = atom((get): readonly OfferedContact[] => {
  const config = get(configAtom);
  return channelOrder.flatMap((channel) => {
    const [contact] = get(methodsAtom).flatMap(({ contacts, channels }) =>
      channels && !channels(config).includes(channel) ? [] : (contacts?.[channel] ?? []),
    );
    return contact ? { channel, contact } : [];
  });
});

const pickedAtom = atom<Channel | undefined>(undefined);

/** The one whose form is shown: what the person picked, else the one that is to be first, else the first. */
export const contactAtom = atom(
  (get) => {
    const contacts = get(contactsAtom);
    const picked = get(pickedAtom) ?? get(firstWayAtom);
    return contacts.find(({ channel }) => channel === picked) ?? contacts[0];
  },
  (_get, set, channel: Channel) => set(pickedAtom, channel),
);

/** The one way of a page that has no other. */
export const onlyContactAtom = atom((get) => {
  const [contact, ...others] = get(contactsAtom);
  return get(optionsAtom).length + others.length > 0 ? undefined : contact;
});
