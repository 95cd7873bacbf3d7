import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { inAppBrowserAtom } from '../core/host/in-app-browser.atoms';
import { firstWayAtom } from '../core/last-used/last-used.atoms';
import { offeredBy, withFirst } from '../core/last-used/way';
import { contactsAtom } from './contacts.atoms';
import { methodsAtom } from './methods.atoms';

/** The methods with the one whose way is offered first at their head; none is unless the host wants that. */
const byUseAtom = atom((get) => {
  const first = offeredBy(get(firstWayAtom));
  return withFirst(get(methodsAtom), ({ product }) => product === first);
});

/** The options of the methods over the contact form. */
export const aboveAtom = atom((get) => {
  const config = get(configAtom);
  const isInApp = get(inAppBrowserAtom) !== undefined;
  return get(byUseAtom).flatMap(({ above, hasOptionsInApp }) =>
    above && !(isInApp && hasOptionsInApp && !hasOptionsInApp(config)) ? above : [],
  );
});

/** The option that is offered first of all, of those whose place is under the contact form. */
export const leadingAtom = atom((get) => {
  const first = offeredBy(get(firstWayAtom));
  return get(methodsAtom).find(({ product }) => product === first)?.below;
});

/** The options of the methods under the contact form. */
export const belowAtom = atom((get) => {
  const leading = get(leadingAtom);
  return get(methodsAtom).flatMap(({ below }) => (below && below !== leading ? below : []));
});

/** The contact form before all else: true where one of its channels is offered first. */
export const isContactFirstAtom = atom((get) => {
  const first = get(firstWayAtom);
  return get(contactsAtom).some(({ channel }) => channel === first);
});
