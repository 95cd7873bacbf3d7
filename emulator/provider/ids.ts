import { base64url } from 'jose';

/** An identifier in the provider's format: `email-test-<uuid>`. */
export const newId = (kind: string): string => `${kind}-test-${crypto.randomUUID()}`;

/** Tells whether a text is an identifier of this kind in the provider's format, of a test project or a live one. */
export const isId = (kind: string, text: string): boolean =>
  new RegExp(`^${kind}-(?:test|live)-[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}$`).test(text);

/** A secret of 256 random bits that is safe in a URL and in a cookie. */
export const newSecret = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

/** Six random digits, each value equally likely. */
export function newPasscode(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  // The last, incomplete million would make some codes more likely than others.
  if (value >= 4_294_000_000) return newPasscode();
  return String(value % 1_000_000).padStart(6, '0');
}
