import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { newId } from '../ids';
import type { Memory } from './memory';

/** A key pair that signs and verifies, with the id by which tokens name it. */
export interface KeyPair {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** The members of a private key that its public key does not have, for elliptic curves and RSA. */
const secretMembers = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi']);

/** A key pair of a project. It is created on first use and stored, so its signatures remain valid. */
export function createKeyPair(memory: Memory, name: string, alg: 'ES256' | 'RS256'): () => Promise<KeyPair> {
  const kept = memory.cell<JWK | null>(name, null, { kty: '', kid: '' });
  let known: Promise<KeyPair> | undefined;

  async function make(): Promise<KeyPair> {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    const kid = newId('jwk');
    kept.current = { ...(await exportJWK(privateKey)), kid, alg };
    return { kid, privateKey, publicKey };
  }

  return () => (known ??= kept.current ? read(kept.current) : make());
}

async function read(jwk: JWK): Promise<KeyPair> {
  const open = Object.fromEntries(Object.entries(jwk).filter(([member]) => !secretMembers.has(member)));
  const [privateKey, publicKey] = await Promise.all([importKey(jwk), importKey(open)]);
  return { kid: jwk.kid ?? '', privateKey, publicKey };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, undefined, { extractable: true });
  if (key instanceof Uint8Array) throw new TypeError('A key of the project is no pair of keys.');
  return key;
}
