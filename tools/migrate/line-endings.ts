/** Tells whether every line of a text ends with CRLF. */
const isOfCRLF = (text: string): boolean => text.includes('\r\n') && !/(?<!\r)\n/.test(text);

/**
 * A text whose lines end with LF, as the rewrite inserts them, and the function that gives a rewritten text the line
 * endings of the original. A text with both line endings is unchanged.
 */
export function withLF(text: string): { readonly text: string; restore(rewritten: string): string } {
  return isOfCRLF(text)
    ? { text: text.replaceAll('\r\n', '\n'), restore: (rewritten) => rewritten.replaceAll('\n', '\r\n') }
    : { text, restore: (rewritten) => rewritten };
}
