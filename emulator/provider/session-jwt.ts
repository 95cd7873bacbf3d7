import { compactVerify, decodeJwt, exportJWK, type JWK, SignJWT } from 'jose';
import type { Clock } from './clock';
import { isRecord } from './fields';
import { newId } from './ids';
import { createKeyPair } from './memory/key-pair';
import type { Memory } from './memory/memory';
import type { Session } from './sessions';

const projectId = 'project-test-00000000-0000-4000-8000-000000000000';
const lifetimeSeconds = 300;
const sessionClaim = 'https://stytch.com/session';

/** Signs the short-lived JWT of a session. */
export interface JwtSigner {
  (session: Session): Promise<string>;
  /** The public key for the signatures of this project. */
  publicKey(): Promise<JWK>;
  /** The private key, for the part of the provider that answers applications. */
  privateKey(): Promise<JWK>;
  /** Tells whether a token was signed here, with any claims and of any age. */
  isOwn(token: string): Promise<boolean>;
  /** The id of the session of a JWT that was signed here, of any age. */
  sessionIdOf(token: string): Promise<string | undefined>;
}

/** The signer in a memory. */
export function createJwtSigner(clock: Clock, memory: Memory): JwtSigner {
  const key = createKeyPair(memory, 'jwt-key', 'ES256');

  async function sign(session: Session): Promise<string> {
    const { privateKey, kid } = await key();
    const now = Math.floor(clock.now() / 1_000);
    const { session_id, started_at, last_accessed_at, expires_at, attributes, authentication_factors, roles } = session;
    return new SignJWT({
      [sessionClaim]: {
        id: session_id,
        started_at,
        last_accessed_at,
        expires_at,
        attributes,
        authentication_factors,
        roles,
      },
    })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(`stytch.com/${projectId}`)
      .setAudience(projectId)
      .setSubject(session.user_id)
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + lifetimeSeconds)
      .setJti(newId('jwt'))
      .sign(privateKey);
  }

  async function publicKey(): Promise<JWK> {
    const { publicKey, kid } = await key();
    return { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
  }

  async function privateKey(): Promise<JWK> {
    const { privateKey: made, kid } = await key();
    return { ...(await exportJWK(made)), kid, alg: 'ES256', use: 'sig' };
  }

  const isOwn = async (token: string) =>
    compactVerify(token, (await key()).publicKey).then(
      () => true,
      () => false,
    );

  async function sessionIdOf(token: string): Promise<string | undefined> {
    if (!(await isOwn(token))) return undefined;
    const claim = decodeJwt(token)[sessionClaim];
    const id = isRecord(claim) ? claim['id'] : undefined;
    return typeof id === 'string' ? id : undefined;
  }

  return Object.assign(sign, { publicKey, privateKey, isOwn, sessionIdOf });
}
