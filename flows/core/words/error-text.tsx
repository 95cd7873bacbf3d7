import { useAtomValue } from 'jotai/react';
import { Link } from '../../../primitives/link';
import { errorMessages } from '../provider/error-messages';
import type { ProviderError } from '../provider/errors';
import { clip } from './datum';
import { linkify } from './linkify';
import { sayAtom } from './words.atoms';

/** The sentence for a failure, as text. */
export function useErrorSentence(): (error: ProviderError) => string {
  const say = useAtomValue(sayAtom)(errorMessages);
  return (error) => {
    if (error.type !== 'other') return say(`error.${error.type}`);
    return error.serverMessage ? clip(error.serverMessage) : say('error.broken');
  };
}

/** The sentence for a failure. In the server's own, links to the provider's documentation can be followed. */
export function ErrorText({ error }: { error: ProviderError }) {
  const sentence = useErrorSentence()(error);
  if (error.type !== 'other') return sentence;
  return (
    <bdi>
      {linkify(sentence).map((part, place) =>
        part.href ? (
          <Link key={`${place}`} href={part.href} isExternal>
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}
