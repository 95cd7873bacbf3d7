import { isoCBOR } from '@simplewebauthn/server/helpers';
import { base64url } from 'jose';

const utf8 = (text: string) => new TextEncoder().encode(text);
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** The flags of the authenticator: attested credential data, user present, user verified. */
const flag = { attested: 0x40, verified: 0x04, present: 0x01 };

/** A P-256 key in COSE (RFC 9053): EC2, ES256, and its two coordinates. */
async function coseOf(key: CryptoKey): Promise<Uint8Array> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key);
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, base64url.decode(x)],
      [-3, base64url.decode(y)],
    ]),
  );
}

/** An authenticator in software, for tests: one ES256 key pair, no attestation, a counter. */
export async function createAuthenticator(origin: string, { isVerifying = true } = {}) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const id = crypto.getRandomValues(new Uint8Array(16));
  let counter = 0;
  const person = flag.present | (isVerifying ? flag.verified : 0);

  const clientData = (type: string, challenge: string) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  async function authenticatorData(rpId: string, flags: number, rest: Uint8Array = new Uint8Array()) {
    counter += 1;
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, counter);
    return joined(await sha256(utf8(rpId)), Uint8Array.of(flags), count, rest);
  }

  return {
    /** Answers creation options as `navigator.credentials.create` would, in the client's JSON. */
    async create(options: { challenge: string; rp: { id?: string } }): Promise<string> {
      const attested = joined(new Uint8Array(16), Uint8Array.of(0, id.length), id, await coseOf(keys.publicKey));
      const authData = await authenticatorData(options.rp.id ?? '', person | flag.attested, attested);
      return credentialOf(id, {
        clientDataJSON: base64url.encode(clientData('webauthn.create', options.challenge)),
        attestationObject: base64url.encode(attestationOf(authData)),
        transports: ['internal'],
      });
    },
    /** Answers request options as `navigator.credentials.get` would. */
    async get(options: { challenge: string; rpId?: string }): Promise<string> {
      const data = clientData('webauthn.get', options.challenge);
      const authData = await authenticatorData(options.rpId ?? '', person);
      const signature = await signatureOf(keys.privateKey, joined(authData, await sha256(data)));
      return credentialOf(id, {
        clientDataJSON: base64url.encode(data),
        authenticatorData: base64url.encode(authData),
        signature: base64url.encode(signature),
        userHandle: null,
      });
    },
    /** A copied authenticator counts from an older number. */
    turnBack: () => {
      counter = 0;
    },
  };
}

/** The JSON of a credential, as a client sends it. */
function credentialOf(id: Uint8Array, response: object): string {
  const encoded = base64url.encode(id);
  return JSON.stringify({ type: 'public-key', id: encoded, rawId: encoded, response, clientExtensionResults: {} });
}

/** An attestation object of the format `none`. */
const attestationOf = (authData: Uint8Array) =>
  isoCBOR.encode(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]) as never,
  );

async function signatureOf(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return der(new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes)));
}

/** WebCrypto returns two concatenated numbers; WebAuthn requires DER. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const trimmed = bytes.slice(first);
    const positive = (trimmed[0] ?? 0) > 127 ? joined(Uint8Array.of(0), trimmed) : trimmed;
    return joined(Uint8Array.of(2, positive.length), positive);
  };
  const both = joined(integer(raw.slice(0, 32)), integer(raw.slice(32)));
  return joined(Uint8Array.of(0x30, both.length), both);
}
