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

/** Makes a form's refusal. After the first refusal `isWrong` checks the current values. */
export function refusal(isWrong: (get: Getter) => boolean): Refusal {
  const refusedAtom = atom<{ screenSignal: AbortSignal } | undefined>(undefined);
  return {
    latestAtom: atom((get) => {
      const refused = get(refusedAtom);
      return refused?.screenSignal === get(screenSignalAtom) && isWrong(get) ? refused : undefined;
    }),
    refuseAtom: atom(null, (get, set) => {
      set(refusedAtom, { screenSignal: get(screenSignalAtom) });
      set(focusRequestAtom, { target: 'invalid' });
    }),
  };
}
