import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock';
import { createKeyPair } from '../memory/key-pair';
import type { Memory } from '../memory/memory';
import { createSecrets, type Secrets } from '../secrets';

/** One Tap of a project: its callbacks, and the key of the stand-in for Google. */
export interface OneTapProject {
  readonly callbacks: Secrets<{ clientId: string }>;
  /** The credential that Google returns for a user: a token that names them, for one client. */
  signCredential(email: string, clientId: string): Promise<string>;
  /** The user of a credential, if Google signed it for that client and it is still valid. */
  readCredential(credential: string, clientId: string): Promise<string | undefined>;
}

const issuer = 'https://accounts.google.com';

/** One Tap in a memory. */
export function createOneTapProject(clock: Clock, memory: Memory): OneTapProject {
  const key = createKeyPair(memory, 'google-key', 'RS256');
  const now = () => Math.floor(clock.now() / 1_000);
  return {
    callbacks: createSecrets(clock, memory, 'one-tap-callbacks'),
    signCredential: async (email, clientId) =>
      new SignJWT({ email, email_verified: true })
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(`google-${email}`)
        .setIssuedAt(now())
        .setExpirationTime(now() + 300)
        .sign((await key()).privateKey),
    async readCredential(credential, clientId) {
      const options = { issuer, audience: clientId, currentDate: new Date(clock.now()) };
      const verified = await jwtVerify(credential, (await key()).publicKey, options).catch(() => undefined);
      const email = verified?.payload['email'];
      return typeof email === 'string' ? email : undefined;
    },
  };
}
