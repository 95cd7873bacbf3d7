import type { SignInMessage } from './sign-in-message';
import { isMoment } from './siwe';
import { solanaAddress } from './solana';

const header =
  /^(?:([A-Za-z][A-Za-z0-9+.-]*):\/\/)?([^\s/?#]+) wants you to sign in with your Solana account:\n(\S+)(?:\n\n|$)/;

/** Parses a message of Sign-In with Solana (Phantom's specification); undefined when it is not well formed. */
export function parseSiws(text: string): SignInMessage | undefined {
  const [whole = '', scheme, domain, address] = header.exec(text) ?? [];
  if (!domain || !solanaAddress(address) || !address) return undefined;
  // All following fields are optional, but each may occur only once.
  const lines = text.slice(whole.length).split('\n');
  const isClear = ['URI', 'Issued At', 'Expiration Time', 'Not Before'].every(
    (name) => valuesOf(lines, name).length <= 1,
  );
  const [uri] = valuesOf(lines, 'URI');
  const [issuedAt] = valuesOf(lines, 'Issued At');
  const [expirationTime] = valuesOf(lines, 'Expiration Time');
  const [notBefore] = valuesOf(lines, 'Not Before');
  const moments = [issuedAt, expirationTime, notBefore].filter((moment) => moment !== undefined);
  if (!isClear || !moments.every(isMoment) || (uri !== undefined && !URL.canParse(uri))) return undefined;
  return {
    ...(scheme && { scheme }),
    domain,
    address,
    ...(uri !== undefined && { uri }),
    ...(issuedAt !== undefined && { issuedAt }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
  };
}

/** The values of a field, which may be missing. */
function valuesOf(lines: readonly string[], name: string): string[] {
  const start = `${name}: `;
  return lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
}
