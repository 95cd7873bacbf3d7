import { clip } from './clip';

/**
 * Words that are not ours (the provider's, the query's, the host's, the visitor's): text, cut to a length, and
 * isolated so that their direction cannot turn the sentence around them.
 */
export function UntrustedText({ children, lang }: { children: string; lang?: string }) {
  return <bdi lang={lang}>{clip(children)}</bdi>;
}
