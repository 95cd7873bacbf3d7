import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { firstWayAtom } from '../core/last-used/last-used.atoms';
import { offeredBy, withFirst } from '../core/last-used/way';
import { methods } from '../methods';
import type { Method } from '../define-method';

/** The sign-in methods that are configured, in the order of the list. */
export const methodsAtom = atom((get): readonly Method[] => {
  const { products } = get(configAtom);
  return methods.filter(({ product }) => products.has(product));
});

/** The product or the channel whose way is offered first; none unless the host wants that. */
const firstAtom = atom((get) => offeredBy(get(firstWayAtom)));

const byUseAtom = atom((get) => {
  const first = get(firstAtom);
  return withFirst(get(methodsAtom), ({ product }) => product === first);
});

/** The options of the methods over the contact form. */
export const aboveAtom = atom((get) => get(byUseAtom).flatMap(({ above }) => above ?? []));

/** The option that is offered first of all, of those whose place is under the contact form. */
export const leadingAtom = atom((get) => {
  const first = get(firstAtom);
  return get(methodsAtom).find(({ product }) => product === first)?.below;
});

/** The options of the methods under the contact form. */
export const belowAtom = atom((get) => {
  const leading = get(leadingAtom);
  return get(methodsAtom).flatMap(({ below }) => (below && below !== leading ? below : []));
});
