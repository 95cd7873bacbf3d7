import { base58 } from '@scure/base';

/** An address of Solana: 32 bytes in base58. */
export function solanaAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length < 32 || value.length > 44) return undefined;
  try {
    return base58.decode(value).length === 32 ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A signature in base58, of the bytes that a wallet returns, or of an object that contains them. */
export function solanaSignature(answer: unknown): string | undefined {
  const inside = Array.isArray(answer) ? answer[0] : answer;
  const signature: unknown =
    typeof inside === 'object' && inside !== null && 'signature' in inside ? inside.signature : inside;
  const bytes = bytesOf(signature);
  return bytes?.length === 64 ? base58.encode(bytes) : undefined;
}

/** Tells whether the wallet reports that it signed a different text than it received. */
export function signedSomethingElse(answer: unknown, bytes: Uint8Array): boolean {
  const inside: unknown = Array.isArray(answer) ? answer[0] : answer;
  const signed =
    typeof inside === 'object' && inside !== null && 'signedMessage' in inside
      ? bytesOf(inside.signedMessage)
      : undefined;
  return signed !== undefined && signed.join() !== bytes.join();
}

function bytesOf(value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value;
  // From another realm, or through a message: the same numbers, another constructor.
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return undefined;
}
