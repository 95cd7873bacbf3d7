import { atom } from 'jotai/vanilla';
import { mistakes } from './mistakes.lazy';

/** The words of problems, fetched once somebody looks at one. */
export const problemWordsAtom = atom<ReturnType<typeof mistakes.value>>(undefined);
problemWordsAtom.onMount = (set) => void mistakes.load().then(() => set(mistakes.value()));

/** The sentence for a mount that was given no client, once it is here. */
export const noClientAtom = atom((get) => get(problemWordsAtom)?.noClient);
