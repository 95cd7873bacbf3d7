import { useAtomValue } from 'jotai/react';
import { type ReactNode, useId } from 'react';
import { Link } from '../../../primitives/link/link';
import { newTabMessages } from './late.messages';
import { useWords } from './use-words';
import { localeAtom } from './words.atoms';

export interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/**
 * A link out of the host's page. Its description says that it opens in a new tab; its name stays what is seen
 * (B-SAY-6).
 */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const say = useWords(newTabMessages);
  const { tag } = useAtomValue(localeAtom);
  const id = useId();
  return (
    <>
      <Link href={href} isExternal aria-describedby={id}>
        {children}
      </Link>
      {/* The sentence around it may be in another language. */}
      <span id={id} lang={tag} hidden>
        {say('core.newTab')}
      </span>
    </>
  );
}
