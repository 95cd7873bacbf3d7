import { type Atom, atom } from 'jotai/vanilla';
import type { Store } from '../../flows/core/host/host.atoms';
import type { Section } from '../host/sections';
import type { Problem } from './mistake';
import { mistakes } from './mistakes.lazy';
import { watchAtom } from '../lifecycle/watch-atom';

/** Reports to the host why a mount cannot be used, once for each reason, until the widget ends. */
export function reportProblem(store: Store, problemAtom: Atom<Problem | undefined>): void {
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
export function reportMistakes(store: Store, section: Section, sentenceAtom: Atom<string | undefined>): void {
  watchSentence(store, sentenceAtom, (code, sentence) => code.reportMistake(store, { section, sentence }));
}

/** Reports to the developer that a mount has replaced an earlier one in its element (B-MOUNT-21). */
export function reportReplacement(store: Store): void {
  void mistakes.load().then((code) => code.ok && code.value.reportReplacement(store));
}

/** The page that logs people in, for mounts that need a signed-in user. */
export interface LoginPageOption {
  /**
   * The log-in page: an https address, or one of your own origin. A visitor without a session is sent there, with this page's address
   * in the parameter `return_to` (see `returnAddress`). Default: the visitor reads that they are not logged in.
   */
  loginURL?: string | undefined;
}

const loginURLAtom = atom<string | undefined>(undefined);

/** Sets the log-in page of a mount, if its options have one or leave it out now. */
export function setLoginPage(store: Store, options: LoginPageOption): void {
  if ('loginURL' in options) store.set(loginURLAtom, options.loginURL);
}

/**
 * Redirects a visitor to the log-in as soon as there is a refusal because no session exists. Without a log-in page the
 * refusal is shown.
 */
export function redirectOnRefusal(store: Store, isRefusedAtom: Atom<boolean>): void {
  let isAsked = false;
  const look = () => {
    if (isAsked || !store.get(loginURLAtom)) return;
    isAsked = true;
    void mistakes.load().then(() => mistakes.value()?.followRefusal(store, isRefusedAtom, loginURLAtom));
  };
  watchAtom(store, loginURLAtom, look);
  look();
}

type Mistakes = NonNullable<ReturnType<typeof mistakes.value>>;

function watchSentence(
  store: Store,
  sentenceAtom: Atom<string | undefined>,
  report: (code: Mistakes, sentence: string) => void,
) {
  const look = () => {
    const sentence = store.get(sentenceAtom);
    if (sentence) void mistakes.load().then((code) => code.ok && report(code.value, sentence));
  };
  watchAtom(store, sentenceAtom, look);
  look();
}
