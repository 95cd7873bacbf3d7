import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { errorMessages } from '../provider/error.messages';
import type { ProviderError } from '../provider/errors';
import type { Messages } from './message';
import { templateAtom } from './words.atoms';

const sentences: Messages = errorMessages;

const errorSentenceAtom = atom((get) => {
  const template = get(templateAtom);
  return ({ type }: ProviderError): string => {
    const id = `error.${type}`;
    const sentence = sentences[id];
    return sentence ? template(id, sentence) : template('error.broken', errorMessages['error.broken']);
  };
});

/** The catalogue's sentence for a failure. A failure without a sentence of ours is shown by `ServerMessage`. */
export function useErrorSentence(): (error: ProviderError) => string {
  return useAtomValue(errorSentenceAtom);
}
