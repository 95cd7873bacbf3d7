/** The greatest length of a foreign text on the screen, in characters. */
const longest = 300;

/** Cuts a foreign text to the length that is ever shown, without halving a character. */
export function clip(text: string): string {
  if (text.length <= longest) return text;
  return `${Array.from(text.slice(0, longest)).slice(0, -1).join('')}…`;
}

/**
 * Words that are not ours (the provider's, the query's, the host's, the visitor's): text, cut to a length, and
 * isolated so that their direction cannot turn the sentence around them.
 */
export function UntrustedText({ children, lang }: { children: string; lang?: string }) {
  return <bdi lang={lang}>{clip(children)}</bdi>;
}
