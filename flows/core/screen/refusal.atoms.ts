import { type Atom, atom, type Getter, type WritableAtom } from 'jotai/vanilla';
import { focusRequestAtom, screenSignalAtom } from './screen.atoms';

/** A form's refusal of what it holds. */
export interface Refusal {
  /** The latest refusal on this stay, while it still is wrong; else undefined. Each is an object of its own, so each is spoken. */
  latestAtom: Atom<object | undefined>;
  /** Refuses what the form holds, and moves focus to the field that is wrong. */
  refuseAtom: WritableAtom<null, [], void>;
}

/** Makes a form's refusal. After the first one the field is checked as it is now, by `isWrong`. */
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
