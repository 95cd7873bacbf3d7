/** The time for which a code is shown, in seconds. */
export const stepSeconds = 30;

/** The hash functions of RFC 6238; authenticator apps and the provider use SHA-1. */
type Hash = 'SHA-1' | 'SHA-256' | 'SHA-512';

/** The number of a moment's time step. */
export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1_000 / stepSeconds);

/** The code of a time step by a secret (RFC 6238, over the HOTP of RFC 4226). */
export async function codeOfStep(
  secret: Uint8Array<ArrayBuffer>,
  step: number,
  { digits = 6, hash = 'SHA-1' }: { digits?: number; hash?: Hash } = {},
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = mac.getUint8(mac.byteLength - 1) & 0x0f;
  const number = mac.getUint32(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}
