const longestAddress = 254;
const local = String.raw`[^\s@<>()[\]\\,;:"]{1,64}`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const pattern = new RegExp(String.raw`^${local}@(?:${label}\.)+${label}$`, 'u');

/** What is sent of what was typed: the address without the space around it, else as typed. */
export function emailAddress(typed: string): string {
  return typed.trim();
}

/**
 * Whether an address has the form of one (spec section 5): a name, an @, and a domain with a dot; other scripts are
 * welcome. Whether it exists, only the mail can tell.
 */
export function isEmailAddress(typed: string): boolean {
  const address = emailAddress(typed);
  return address.length <= longestAddress && pattern.test(address);
}
