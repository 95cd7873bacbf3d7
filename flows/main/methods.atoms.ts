import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import type { Method, OptionCode } from '../define-method';
import { methods } from '../methods';

/** The sign-in methods that are configured, in the order of the list. */
export const methodsAtom = atom((get): readonly Method[] => {
  const { products } = get(configAtom);
  return methods.filter(({ product }) => products.has(product));
});

/** The options of the methods, whatever their place. */
export const optionsAtom = atom((get): readonly OptionCode[] =>
  get(methodsAtom).flatMap(({ above, below }) => [above ?? [], below ?? []].flat()),
);
