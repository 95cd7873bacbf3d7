import { type Atom, atom } from 'jotai/vanilla';
import type { Store } from '../../flows/core/host/host.atoms';
import type { Section } from '../host/sections';
import type { Problem } from './mistake';
import { mistakes } from './mistakes.lazy';
import { watchAtom } from '../lifecycle/watch-atom';

/** Reports to the host at each change why a mount cannot be used, once for each reason, until the widget ends. */
export function watchProblem(store: Store, problemAtom: Atom<Problem | undefined>): void {
  // Another problem with the same sentence is the same reason.
  const sentenceAtom = atom((get) => get(problemAtom)?.sentence);
  watchSentence(store, sentenceAtom, (code) => {
    const problem = store.get(problemAtom);
    if (problem) code.reportProblem(store, problem);
  });
}

/**
 * Reports options with an unexpected effect to the developer, once for the page, until the widget ends.
 * @param sentenceAtom the sentence about it, if there is anything to report
 */
export function watchMistake(store: Store, section: Section, sentenceAtom: Atom<string | undefined>): void {
  watchSentence(store, sentenceAtom, (code, sentence) => code.reportMistake(store, { section, sentence }));
}

/** Reports to the developer that a mount has replaced an earlier one in its element (B-MOUNT-21). */
export function reportReplacement(store: Store): void {
  withCode((code) => code.reportReplacement(store));
}

type Mistakes = NonNullable<ReturnType<typeof mistakes.value>>;

/** Reports with the code for that, unless it cannot be loaded. */
const withCode = (report: (code: Mistakes) => unknown) =>
  void mistakes.load().then((code) => code.ok && report(code.value));

function watchSentence(
  store: Store,
  sentenceAtom: Atom<string | undefined>,
  report: (code: Mistakes, sentence: string) => void,
) {
  const check = () => {
    const sentence = store.get(sentenceAtom);
    if (sentence) withCode((code) => report(code, sentence));
  };
  watchAtom(store, sentenceAtom, check);
  check();
}
