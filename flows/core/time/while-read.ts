import { type Atom, atom, type Getter, type Setter } from 'jotai/vanilla';

/** Starts some work; may return the function that ends it. */
export type Begin = (get: Getter, set: Setter) => (() => void) | void;

/**
 * An atom with work that runs for as long as something reads it: a subscription, an offer, a fetch. Its value is what
 * `read` derives from the results of the work; undefined without `read`.
 */
export function whileRead(begin: Begin): Atom<void>;
export function whileRead<Value>(begin: Begin, read: (get: Getter) => Value): Atom<Value>;
export function whileRead(begin: Begin, read: (get: Getter) => unknown = () => undefined): Atom<unknown> {
  const worked = atom(read, begin);
  worked.onMount = (start) => start();
  return worked;
}
