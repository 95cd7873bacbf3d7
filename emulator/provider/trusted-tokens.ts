import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose';
import type { Clock } from './clock';
import { newId } from './ids';
import type { TrustedTokenProfile } from './settings';

/** The content of a trusted token: its id, and the address of its user. */
export interface TrustedToken {
  readonly id: string;
  readonly email: string;
}

/** Reads a token of a profile's server; undefined unless it is signed by its key, for its audience, and valid for a limited time that has not passed. */
export async function readTrustedToken(
  token: string,
  { issuer, audience, public_key }: TrustedTokenProfile,
  clock: Clock,
): Promise<TrustedToken | undefined> {
  try {
    const key = await importSPKI(public_key, decodeProtectedHeader(token).alg ?? '');
    const currentDate = new Date(clock.now());
    const { payload } = await jwtVerify(token, key, { issuer, audience, currentDate, requiredClaims: ['exp'] });
    const { jti, email } = payload;
    return typeof email === 'string' ? { id: jti ?? newId('trusted-auth-token'), email } : undefined;
  } catch {
    return undefined;
  }
}
