/** The greatest length of an untrusted text on the screen, in characters. */
const longest = 300;

/** Cuts an untrusted text to the greatest length that is shown, without halving a character. */
export function clip(text: string): string {
  if (text.length <= longest) return text;
  return `${Array.from(text.slice(0, longest)).slice(0, -1).join('')}…`;
}

/**
 * Untrusted text (from the provider, the query, the host or the visitor): cut to a length, and isolated so that its
 * direction cannot change the sentence around it.
 */
export function UntrustedText({ children, lang }: { children: string; lang?: string }) {
  return <bdi lang={lang}>{clip(children)}</bdi>;
}
