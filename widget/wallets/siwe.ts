/** A message of Sign-In with Ethereum (EIP-4361), as far as it must be checked. */
export interface SiweMessage {
  scheme?: string;
  domain: string;
  address: string;
  uri: string;
  version: string;
  chainId: number;
  nonce: string;
  issuedAt: string;
  expirationTime?: string;
  notBefore?: string;
}

const time = String.raw`(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))`;
const pattern = new RegExp(
  [
    String.raw`^(?:([A-Za-z][A-Za-z0-9+.-]*):\/\/)?([^\s/?#]+) wants you to sign in with your Ethereum account:\n`,
    String.raw`(0x[0-9A-Fa-f]{40})\n\n`,
    String.raw`(?:([^\n]+)\n)?\n`,
    String.raw`URI: (\S+)\nVersion: (\d+)\nChain ID: (\d+)\nNonce: ([A-Za-z0-9]{8,})\n`,
    String.raw`Issued At: ${time}`,
    String.raw`(?:\nExpiration Time: ${time})?(?:\nNot Before: ${time})?`,
    String.raw`(?:\nRequest ID: ([^\n]*))?(?:\nResources:((?:\n- [A-Za-z][A-Za-z0-9+.-]*:\S+)*))?$`,
  ].join(''),
);

/** Whether a text presents itself as such a message, well formed or not. */
export function claimsToBeSiwe(text: string): boolean {
  return text.includes(' wants you to sign in with your Ethereum account:');
}

/** Reads a message; undefined when it is not well formed. */
export function parseSiwe(text: string): SiweMessage | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, scheme, domain, address, statement, uri, version, chainId, nonce, issuedAt, expirationTime, notBefore] =
    match;
  if (!domain || !address || !uri || !version || !nonce || !issuedAt) return undefined;
  if (version !== '1' || !isURI(uri) || (statement !== undefined && /\n/.test(statement))) return undefined;
  if (![issuedAt, expirationTime, notBefore].every((moment) => moment === undefined || isMoment(moment)))
    return undefined;
  return {
    ...(scheme && { scheme }),
    domain,
    address,
    uri,
    version,
    chainId: Number(chainId),
    nonce,
    issuedAt,
    ...(expirationTime && { expirationTime }),
    ...(notBefore && { notBefore }),
  };
}

/** The site and the address that a message must be for. */
export interface SiweExpectation {
  host: string;
  origin: string;
  address: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Whether a message is for this site, this address and this moment. A minute's difference between clocks is forgiven. */
export function isSiweFor({ host, origin, address, now }: SiweExpectation, message: SiweMessage): boolean {
  const leeway = 60_000;
  return (
    message.domain === host &&
    (message.scheme === undefined || `${message.scheme}:` === new URL(origin).protocol) &&
    new URL(message.uri).origin === origin &&
    message.address.toLowerCase() === address.toLowerCase() &&
    (message.expirationTime === undefined || Date.parse(message.expirationTime) > now - leeway) &&
    (message.notBefore === undefined || Date.parse(message.notBefore) < now + leeway)
  );
}

function isURI(text: string): boolean {
  return URL.canParse(text) && /^[\x21-\x7e]+$/.test(text);
}

/** A moment that exists: no thirteenth month, no thirtieth of February. */
function isMoment(text: string): boolean {
  const milliseconds = Date.parse(text);
  if (Number.isNaN(milliseconds)) return false;
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
