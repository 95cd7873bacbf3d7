import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { fetchCode } from '../lazy/fetch-code';
import type { ErrorType, ProviderError } from '../provider/errors';
import { failureMessages } from '../provider/failure-messages';
import type { Messages } from './message';
import { templateAtom } from './words.atoms';

const sentencesAtom = atom<Messages>(failureMessages);

/** Fetches the catalogue when a failure needs it, so that nobody pays for it before anything has failed. */
export const prepareSentenceAtom = atom(null, async (get, set, type: ErrorType) => {
  if (type === 'other' || `error.${type}` in get(sentencesAtom)) return;
  const code = await fetchCode(() => import('../provider/error-messages'));
  if (code.ok) set(sentencesAtom, code.value.errorMessages);
});

const errorSentenceAtom = atom((get) => {
  const template = get(templateAtom);
  const sentences = get(sentencesAtom);
  return ({ type }: ProviderError): string => {
    const id = `error.${type}`;
    const inEnglish = sentences[id];
    return inEnglish ? template(id, inEnglish) : template('error.broken', failureMessages['error.broken']);
  };
});

/** The catalogue's sentence for a failure. What only the server can word is shown by `ServerMessage`. */
export function useErrorSentence(): (error: ProviderError) => string {
  return useAtomValue(errorSentenceAtom);
}
