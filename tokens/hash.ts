/** The FNV-1a hash of a text, 32 bits: enough to tell a few texts apart, and no protection of any of them. */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash >>> 0;
}
