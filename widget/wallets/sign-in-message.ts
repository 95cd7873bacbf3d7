/** The message that a wallet signs, with its domain, its address and its times. */
export interface SignInMessage {
  scheme?: string;
  domain: string;
  address: string;
  uri?: string;
  issuedAt?: string;
  expirationTime?: string;
  notBefore?: string;
}

/** The site and the address that a message must be for, and the visitor's clock. */
export interface Expectation {
  host: string;
  origin: string;
  address: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The maximum error of a visitor's clock, in milliseconds. */
const leeway = 10 * 60_000;

/** Tells whether a text presents itself as a message for some site, well formed or not. */
export function claimsToNameSite(text: string): boolean {
  return /wants you to sign in with your \S+ account/i.test(text);
}

/** Tells whether a message is for this site and this address. Ethereum's addresses are case-insensitive. */
export function isForSite({ host, origin, address }: Expectation, message: SignInMessage): boolean {
  const isAddress =
    message.address === address ||
    (address.startsWith('0x') && message.address.toLowerCase() === address.toLowerCase());
  return (
    isAddress &&
    message.domain === host &&
    (message.scheme === undefined || `${message.scheme}:` === new URL(origin).protocol) &&
    (message.uri === undefined || new URL(message.uri).origin === origin)
  );
}

/**
 * Tells whether a message is valid at this moment. A difference between a visitor's clock and the server's is
 * tolerated.
 */
export function isForNow({ now }: Expectation, { issuedAt, expirationTime, notBefore }: SignInMessage): boolean {
  const isOver = expirationTime !== undefined && Date.parse(expirationTime) < now - leeway;
  const isToCome = [issuedAt, notBefore].some((from) => from !== undefined && Date.parse(from) > now + leeway);
  return !isOver && !isToCome;
}
