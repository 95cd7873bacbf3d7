import { clip } from './clip';
import { ExternalLink } from './external-link';
import { linkify } from './linkify';

/** The server's own sentence, as text; the provider writes English, whatever the page speaks. Links to the provider's documentation can be followed (T-TEXT-2). */
export function ServerMessage({ text }: { text: string }) {
  return (
    <bdi lang="en">
      {linkify(clip(text)).map((part, index) =>
        part.href ? (
          <ExternalLink key={`${index}`} href={part.href}>
            {part.text}
          </ExternalLink>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}
