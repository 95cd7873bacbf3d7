import { atom } from 'jotai/vanilla';
import { whileRead } from '../../flows/core/time/while-read';
import { mistakes } from './mistakes.lazy';

const arrivedAtom = atom<ReturnType<typeof mistakes.value>>(undefined);

/** The words of problems, fetched once something reads them. On a server they are here from the start. */
export const problemWordsAtom = whileRead(
  (_get, set) => void mistakes.load().then(() => set(arrivedAtom, mistakes.value())),
  (get) => get(arrivedAtom) ?? mistakes.value(),
);
