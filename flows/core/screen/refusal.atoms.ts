import { type Atom, atom, type Getter, type WritableAtom } from 'jotai/vanilla';
import { focusRequestAtom, screenSignalAtom } from './screen.atoms';

/** A form's refusal of its current values. */
export interface Refusal {
  /**
   * The latest refusal during this visit, while the form is still invalid; else undefined. Each is an object of its
   * own, so that each is announced.
   */
  latestAtom: Atom<object | undefined>;
  /** Refuses the form, and moves focus to the invalid field. */
  refuseAtom: WritableAtom<null, [], void>;
}

/**
 * Makes a form's refusal. After the first refusal `isWrong` checks the current values.
 * @param visitAtom identifies the visit of the form, by default of its screen
 */
export function refusal(isWrong: (get: Getter) => boolean, visitAtom: Atom<object> = screenSignalAtom): Refusal {
  const refusedAtom = atom<{ visit: object } | undefined>(undefined);
  return {
    latestAtom: atom((get) => {
      const refused = get(refusedAtom);
      return refused?.visit === get(visitAtom) && isWrong(get) ? refused : undefined;
    }),
    refuseAtom: atom(null, (get, set) => {
      set(refusedAtom, { visit: get(visitAtom) });
      set(focusRequestAtom, { target: 'invalid' });
    }),
  };
}
