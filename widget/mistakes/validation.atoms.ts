import { atom } from 'jotai/vanilla';
import { configInputAtom } from '../../flows/core/host/host.atoms';
import { whileRead } from '../../flows/core/time/while-read';
import { mistakes } from './mistakes.lazy';

const arrivedAtom = atom<ReturnType<typeof mistakes.value>>(undefined);

/** The sentences for problems, fetched when an atom first reads them. On a server they are loaded from the start. */
export const problemWordsAtom = whileRead(
  (_get, set) => void mistakes.load().then(() => set(arrivedAtom, mistakes.value())),
  (get) => get(arrivedAtom) ?? mistakes.value(),
);

/** The sentence for a configuration that cannot be used, once the sentences are loaded. */
export const validationAtom = atom((get) => get(problemWordsAtom)?.configProblem(get(configInputAtom)));
