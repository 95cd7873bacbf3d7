import type { MadePasskey } from '../../../flows/core/provider/passkey-calls';
import { property } from '../../host/untyped';

/** The flags of authenticator data, and the offset of the AAGUID in it (WebAuthn Level 3, 6.1). */
const flagsAt = 32;
const isUserVerifiedBit = 4;
const mayBeBackedUpBit = 8;
const isBackedUpBit = 16;
const hasCredentialBit = 64;
const aaguidAt = 37;
const aaguidLength = 16;

/**
 * Reads the authenticator and the storage of a new passkey from the browser's response; undefined where that has
 * neither.
 */
export function madePasskeyOf(credential: Credential): MadePasskey | undefined {
  const data = authenticatorData(Reflect.get(credential, 'response'));
  if (!(data instanceof ArrayBuffer) || data.byteLength < aaguidAt + aaguidLength) return undefined;
  const bytes = new Uint8Array(data);
  const flags = bytes[flagsAt] ?? 0;
  if ((flags & hasCredentialBit) === 0) return undefined;
  return {
    aaguid: hexOf(bytes.subarray(aaguidAt, aaguidAt + aaguidLength)),
    mayBeBackedUp: (flags & mayBeBackedUpBit) !== 0,
    isBackedUp: (flags & isBackedUpBit) !== 0,
    isOnThisDevice: Reflect.get(credential, 'authenticatorAttachment') === 'platform',
  };
}

/** Reads the user verification of a used or new passkey from the browser's response; undefined where that has none. */
export function userVerifiedOf(credential: Credential): boolean | undefined {
  const response: unknown = Reflect.get(credential, 'response');
  const data = property(response, 'authenticatorData') ?? authenticatorData(response);
  if (!(data instanceof ArrayBuffer) || data.byteLength <= flagsAt) return undefined;
  return (new DataView(data).getUint8(flagsAt) & isUserVerifiedBit) !== 0;
}

/**
 * The authenticator data of a registration. Older browsers, and password managers that replace the browser's method,
 * lack the method.
 */
function authenticatorData(response: unknown): unknown {
  const read = property(response, 'getAuthenticatorData');
  try {
    return typeof read === 'function' ? read.call(response) : undefined;
  } catch {
    return undefined;
  }
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
