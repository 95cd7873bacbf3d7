import { atom } from 'jotai/vanilla';
import type { ConsentQuestion } from '../identity-provider.atoms';
import { choosableAtom, grantableAtom, questionAtom } from './shown-permissions.atoms';

/** The choices that were made on a question, by scope. Those on another question count no more. */
const choicesAtom = atom<{ question?: ConsentQuestion | undefined; made: ReadonlyMap<string, boolean> }>({
  made: new Map(),
});

const madeAtom = atom((get) => {
  const { question, made } = get(choicesAtom);
  return question === get(questionAtom) ? made : new Map<string, boolean>();
});

/**
 * The scopes that Allow grants: what can be granted of all that is asked, but of what is optional only what is chosen
 * (B-IDP-15). What was granted before is chosen until somebody chooses otherwise.
 */
export const selectedAtom = atom((get): ReadonlySet<string> => {
  const question = get(questionAtom);
  if (!question) return new Set();
  const { fixed, optional } = get(choosableAtom);
  const made = get(madeAtom);
  const before = new Set(question.grantedBefore);
  const isSelected = (scope: string) =>
    fixed.has(scope) || (made.get(scope) ?? (!optional.has(scope) || before.has(scope)));
  return new Set([...get(grantableAtom)].filter(isSelected));
});

/** Chooses scopes, or takes them out. What goes with something that is not optional stays. */
export const selectAtom = atom(null, (get, set, scopes: readonly string[], isOn: boolean) => {
  const made = new Map(get(madeAtom));
  for (const scope of scopes) made.set(scope, isOn);
  set(choicesAtom, { question: get(questionAtom), made });
});
