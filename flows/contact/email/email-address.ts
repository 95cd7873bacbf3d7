const longestAddress = 254;
const longestName = 64;
const longestLabel = 63;
const name = /^[^\s@<>()[\]\\,;:"]+$/;
const label = /^[a-z\d-]+$/i;
const labelOfAnyScript = /^[\p{L}\p{N}-]+$/u;

/** The address or number to send: as typed, without the space around it. */
export function trimmedContact(typed: string): string {
  return typed.trim();
}

/**
 * Tells whether a text has the form of an e-mail address (B-MAIN-5): a name, an @, and a domain with a dot, in any
 * script. Only a mail can prove that it exists.
 */
export function isEmailAddress(typed: string): boolean {
  const address = trimmedContact(typed);
  if (address.length > longestAddress) return false;
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');
  const isName = local.length <= longestName && name.test(local);
  return isName && rest.length === 0 && labels.length > 1 && labels.every(isLabel);
}

function isLabel(text: string): boolean {
  if (text.length > longestLabel || text.startsWith('-') || text.endsWith('-')) return false;
  // The pattern of every script takes a browser some milliseconds, at the press, and most addresses need only this one.
  return label.test(text) || labelOfAnyScript.test(text);
}
