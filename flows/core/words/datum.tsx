/** How much of a foreign word is ever shown. */
const longest = 300;

/**
 * Words that are not ours (the provider's, the query's, the host's, the visitor's): text, cut to a length, and
 * isolated so that their direction cannot turn the sentence around them.
 */
export function Datum({ children }: { children: string }) {
  return <bdi>{clip(children)}</bdi>;
}

/** Cuts a foreign text to the length that is ever shown, without halving a character. */
export function clip(text: string): string {
  if (text.length <= longest) return text;
  return `${Array.from(text.slice(0, longest)).slice(0, -1).join('')}…`;
}
