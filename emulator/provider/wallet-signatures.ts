import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { isAddress, isHex, verifyMessage } from 'viem';
import type { WalletType } from './wallet-challenges';

/** Tells whether a text is an address of its kind. */
export function isWalletAddress(type: WalletType, address: string): boolean {
  return type === 'ethereum' ? isAddress(address, { strict: false }) : bytesOf(address)?.length === 32;
}

/** Tells whether a challenge was signed with the key of an address. */
export async function isSignedBy(
  { type, address }: { type: WalletType; address: string },
  challenge: string,
  signature: string,
): Promise<boolean> {
  if (type === 'ethereum') {
    if (!isAddress(address, { strict: false }) || !isHex(signature)) return false;
    return verifyMessage({ address, message: challenge, signature }).catch(() => false);
  }
  const [key, signed] = [bytesOf(address), bytesOf(signature)];
  if (key?.length !== 32 || signed?.length !== 64) return false;
  try {
    return ed25519.verify(signed, new TextEncoder().encode(challenge), key);
  } catch {
    return false;
  }
}

function bytesOf(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text);
  } catch {
    return undefined;
  }
}
