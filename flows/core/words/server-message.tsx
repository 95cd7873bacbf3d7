import { ExternalLink } from './external-link';
import { clip } from './untrusted-text';

const documentationHosts = new Set(['stytch.com', 'www.stytch.com']);
const mostLinks = 5;

/** A part of a sentence; with an address where it may be followed. */
export interface LinkifiedPart {
  text: string;
  href?: string;
}

/**
 * Finds the links to the provider's documentation in the server's sentence (T-TEXT-2): https alone, that host
 * alone, at most five. Punctuation after an address is not part of it. Linear in the length of the text.
 */
export function linkify(text: string): LinkifiedPart[] {
  const parts: LinkifiedPart[] = [];
  let links = 0;
  for (const piece of text.split(/(https:\/\/[^\s"'<>]+)/)) {
    const address = links < mostLinks ? documentationAddress(piece) : undefined;
    if (!address) {
      if (piece) parts.push({ text: piece });
      continue;
    }
    links += 1;
    parts.push({ text: address, href: address });
    if (piece.length > address.length) parts.push({ text: piece.slice(address.length) });
  }
  return parts;
}

function documentationAddress(piece: string): string | undefined {
  if (!piece.startsWith('https://')) return undefined;
  let end = piece.length;
  while (end > 0 && '.,;:!?)]}'.includes(piece.charAt(end - 1))) end -= 1;
  const address = piece.slice(0, end);
  if (!URL.canParse(address)) return undefined;
  const { host, username, password } = new URL(address);
  return documentationHosts.has(host) && !username && !password ? address : undefined;
}

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
