import { type Atom, atom, type Getter, type WritableAtom } from 'jotai/vanilla';
import { focusRequestAtom, screenSignalAtom } from './screen.atoms';

/** A form's refusal of what it holds. */
export interface Refusal {
  /** The number of refusals on this stay, while it still is wrong; else undefined. The same refusal twice is spoken twice. */
  countAtom: Atom<number | undefined>;
  /** Refuses what the form holds, and moves focus to the field that is wrong. */
  refuseAtom: WritableAtom<null, [], void>;
}

/** Makes a form's refusal. From the first one on the field is judged as it stands, by `isWrong`. */
export function refusal(isWrong: (get: Getter) => boolean): Refusal {
  const refusedAtom = atom<{ screenSignal?: AbortSignal; count: number }>({ count: 0 });
  const hereAtom = atom((get) => {
    const { screenSignal, count } = get(refusedAtom);
    return screenSignal === get(screenSignalAtom) ? count : 0;
  });
  return {
    countAtom: atom((get) => {
      const count = get(hereAtom);
      return count > 0 && isWrong(get) ? count : undefined;
    }),
    refuseAtom: atom(null, (get, set) => {
      set(refusedAtom, { screenSignal: get(screenSignalAtom), count: get(hereAtom) + 1 });
      set(focusRequestAtom, { target: 'invalid' });
    }),
  };
}
