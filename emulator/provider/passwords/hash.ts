/** A stored password. */
export interface PasswordHash {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly digest: Uint8Array;
}

// At most a tenth of the iterations of a production store: nothing here outlives the process, and every test signs in.
const iterations = 50_000;

/** Hashes a new password. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt, digest: await derive(password, salt) };
}

/** Tells whether a password matches the hash. */
export async function matchesPassword(password: string, { salt, digest }: PasswordHash): Promise<boolean> {
  const candidate = await derive(password, salt);
  let difference = 0;
  for (const [index, byte] of digest.entries()) difference |= byte ^ (candidate[index] ?? 0);
  return difference === 0;
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // The same password typed on two systems may have different combining characters.
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256),
  );
}
