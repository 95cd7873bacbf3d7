import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { methods } from '../methods';
import type { Method } from '../define-method';

/** The sign-in methods that are configured, in the order of the list. */
export const methodsAtom = atom((get): readonly Method[] => {
  const { products } = get(configAtom);
  return methods.filter(({ product }) => products.has(product));
});

/** The options of the methods over the contact form. */
export const aboveAtom = atom((get) => get(methodsAtom).flatMap(({ above }) => above ?? []));

/** The options of the methods under it. */
export const belowAtom = atom((get) => get(methodsAtom).flatMap(({ below }) => below ?? []));
