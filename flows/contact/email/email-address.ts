const longestAddress = 254;
const longestName = 64;
const longestLabel = 63;
const name = /^[^\s@<>()[\]\\,;:"]+$/;
const label = /^[a-z\d-]+$/i;
const labelOfAnyScript = /^[\p{L}\p{N}-]+$/u;

/** The address or number to send: as typed, without the space around it, and without marks that no user sees and a copied text may have. */
export function trimmedContact(typed: string): string {
  // The class takes a browser a millisecond or two, at the press, and most addresses have no such character.
  return (/[^ -~]/.test(typed) ? typed.replaceAll(/\p{Cf}/gu, '') : typed).trim();
}

/**
 * Tells whether a text has the form of an e-mail address (B-MAIN-5): a name, an @, and a domain with a dot, in any
 * script. Only a mail can prove that it exists.
 */
export function isEmailAddress(typed: string): boolean {
  const address = trimmedContact(typed);
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');
  const isShort = address.length <= longestAddress && local.length <= longestName;
  return isShort && name.test(local) && rest.length === 0 && labels.length > 1 && labels.every(isLabel);
}

function isLabel(text: string): boolean {
  if (text.length > longestLabel || /^-|-$/.test(text)) return false;
  // The pattern of every script takes a browser some milliseconds, at the press, and most addresses need only this one.
  return label.test(text) || labelOfAnyScript.test(text);
}
