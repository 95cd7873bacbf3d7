import { useAtomValue } from 'jotai/react';
import type { Messages } from './message';
import { type Say, sayAtom } from './words.atoms';

/** A flow's words in a screen: `const say = useWords(otpMessages)`. */
export function useWords<List extends Messages>(list: List): Say<List> {
  return useAtomValue(sayAtom)(list);
}
