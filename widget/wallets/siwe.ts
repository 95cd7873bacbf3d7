import type { SignInMessage } from './sign-in-message';

/** A message of Sign-In with Ethereum (EIP-4361), as far as it must be checked. */
export interface SiweMessage extends SignInMessage {
  uri: string;
  chainId: number;
  nonce: string;
  issuedAt: string;
}

const time = String.raw`(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))`;
const pattern = new RegExp(
  [
    String.raw`^(?:([A-Za-z][A-Za-z0-9+.-]*):\/\/)?([^\s/?#]+) wants you to sign in with your Ethereum account:\n`,
    String.raw`(0x[0-9A-Fa-f]{40})\n\n`,
    String.raw`(?:[^\n]+\n)?\n`,
    String.raw`URI: (\S+)\nVersion: (\d+)\nChain ID: (\d+)\nNonce: ([A-Za-z0-9]{8,})\n`,
    String.raw`Issued At: ${time}`,
    String.raw`(?:\nExpiration Time: ${time})?(?:\nNot Before: ${time})?`,
    String.raw`(?:\nRequest ID: ([^\n]*))?(?:\nResources:((?:\n- [A-Za-z][A-Za-z0-9+.-]*:\S+)*))?$`,
  ].join(''),
);

/** Parses such a message; undefined when it is not well formed. */
export function parseSiwe(text: string): SiweMessage | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, scheme, domain, address, uri, version, chainId, nonce, issuedAt, expirationTime, notBefore] = match;
  if (!domain || !address || !uri || !version || !nonce || !issuedAt) return undefined;
  if (version !== '1' || !isURI(uri)) return undefined;
  if (![issuedAt, expirationTime, notBefore].every((moment) => moment === undefined || isMoment(moment)))
    return undefined;
  return {
    ...(scheme && { scheme }),
    domain,
    address,
    uri,
    chainId: Number(chainId),
    nonce,
    issuedAt,
    ...(expirationTime && { expirationTime }),
    ...(notBefore && { notBefore }),
  };
}

function isURI(text: string): boolean {
  return URL.canParse(text) && /^[\x21-\x7e]+$/.test(text);
}

/** Tells whether a moment exists: no thirteenth month, no thirtieth of February. */
export function isMoment(text: string): boolean {
  const milliseconds = Date.parse(text);
  if (Number.isNaN(milliseconds)) return false;
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
