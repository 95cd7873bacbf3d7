import type { Atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../../flows/core/host/host.atoms';
import { mistakes } from './mistakes.lazy';
import type { Store } from '../lifecycle/mount-definition';

/** A sentence for the developer, while there is a reason for it. */
type SentenceAtom = Atom<string | undefined>;

/** Tells the host why a mount cannot be used, once for each reason, while the widget lives. */
export function tellProblem(store: Store, problemAtom: SentenceAtom): void {
  watchSentence(store, problemAtom, (code, problem) => code.tellProblem(store, problem));
}

/** Tells the developer of options that work, but not as they may think, once for the page, while the widget lives. */
export function tellMistakes(store: Store, mistakeAtom: SentenceAtom): void {
  watchSentence(store, mistakeAtom, (code, mistake) => code.tellMistake(store, mistake));
}

type Mistakes = NonNullable<ReturnType<typeof mistakes.value>>;

function watchSentence(store: Store, sentenceAtom: SentenceAtom, tell: (code: Mistakes, sentence: string) => void) {
  const look = () => {
    const sentence = store.get(sentenceAtom);
    if (sentence) void mistakes.load().then((code) => code.ok && tell(code.value, sentence));
  };
  store.get(mountSignalAtom).addEventListener('abort', store.sub(sentenceAtom, look));
  look();
}
