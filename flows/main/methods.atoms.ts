import { atom } from 'jotai/vanilla';
import { type Channel, type Contact, hintedKindAtom, pickedChannelAtom } from '../contact';
import { otpChannels } from '../core/config/config';
import { configAtom } from '../core/config/config.atoms';
import { inAppBrowserAtom } from '../core/host/in-app-browser.atoms';
import { firstMethodAtom, offeredBy, withFirst } from '../core/last-used/last-used.atoms';
import type { LazyValue } from '../core/lazy/lazy';
import type { Method, OptionCode } from '../define-method';
import { methods } from '../methods';

/** The sign-in methods that are configured and have something to offer here, in the order of the list. */
export const methodsAtom = atom((get): readonly Method[] => {
  const config = get(configAtom);
  const inAppBrowser = get(inAppBrowserAtom);
  return methods.filter(
    ({ product, isOffered }) => config.products.has(product) && isOffered?.(config, inAppBrowser) !== false,
  );
});

/** The options of the methods, above or below the contact form. */
export const optionsAtom = atom((get): readonly OptionCode[] =>
  get(methodsAtom).flatMap(({ above, below }) => [above ?? [], below ?? []].flat()),
);

/** A contact channel, and the contact that it starts. */
export interface OfferedContact {
  channel: Channel;
  contact: LazyValue<Contact>;
  /** True if it sends a link, which an application's own browser would open in another browser. */
  sendsLink: boolean;
}

/**
 * The configured contacts, one for each channel. A single one is shown as a form, several as tabs (B-MAIN-3). In an
 * application's own browser codes come before links.
 */
export const contactsAtom = atom((get): readonly OfferedContact[] => {
  const config = get(configAtom);
  const offered = otpChannels.flatMap((channel) => {
    const [first] = get(methodsAtom).flatMap(({ contacts, channels, sendsLink = false }) => {
      const contact = channels && !channels(config).includes(channel) ? undefined : contacts?.[channel];
      return contact ? { channel, contact, sendsLink } : [];
    });
    return first ?? [];
  });
  return get(inAppBrowserAtom) ? offered.sort((a, b) => Number(a.sendsLink) - Number(b.sendsLink)) : offered;
});

/**
 * The contact whose form is shown: the user's choice, else one that fits the host's hint; of those, the one that is
 * offered first.
 */
export const contactAtom = atom(
  (get) => {
    const contacts = get(contactsAtom);
    const picked = get(pickedChannelAtom);
    const kind = get(hintedKindAtom);
    const fitting = contacts.filter(({ channel }) => (channel === 'email' ? 'email' : 'phone') === kind);
    const offered = fitting.length > 0 ? fitting : contacts;
    const first = get(firstMethodAtom);
    return (
      contacts.find(({ channel }) => channel === picked) ??
      offered.find(({ channel }) => channel === first) ??
      offered[0]
    );
  },
  (get, set, channel: Channel) => {
    // Some channels share an action. The other form must not show what this one has sent, or its failure.
    const left = get(contactAtom)?.contact.value();
    if (left) set(left.action.cancelAtom);
    set(pickedChannelAtom, channel);
  },
);

/** The only contact of a page without other methods. */
export const onlyContactAtom = atom((get) => {
  const [contact, ...others] = get(contactsAtom);
  return get(optionsAtom).length + others.length > 0 ? undefined : contact;
});

/** The methods. With the host's option, the one that was used last is first. */
const byUseAtom = atom((get) => {
  const first = offeredBy(get(firstMethodAtom));
  return withFirst(get(methodsAtom), ({ product }) => product === first);
});

/** The options of the methods above the contact form. */
export const aboveAtom = atom((get) => get(byUseAtom).flatMap(({ above }) => above ?? []));

/** The option that is offered first, if it is one of those below the contact form. */
export const firstOptionAtom = atom((get) => {
  const first = offeredBy(get(firstMethodAtom));
  return get(methodsAtom).find(({ product }) => product === first)?.below;
});

/** The options of the methods under the contact form. */
export const belowAtom = atom((get) => {
  const leading = get(firstOptionAtom);
  return get(methodsAtom).flatMap(({ below }) => (below && below !== leading ? below : []));
});

/** True if the contact form is first, because one of its channels is offered first. */
export const isContactFirstAtom = atom((get) => {
  const first = get(firstMethodAtom);
  return get(contactsAtom).some(({ channel }) => channel === first);
});
