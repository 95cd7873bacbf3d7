const warned = new Set<string>();

/** Tells the developer, once, about something that was ignored, and says whether it did. Never about a visitor, never a secret. */
export function developerWarning(sentence: string): boolean {
  if (warned.has(sentence)) return false;
  warned.add(sentence);
  // oxlint-disable-next-line no-console -- the developer's console is where this belongs
  console.warn(`Vestibule: ${sentence}`);
  return true;
}
