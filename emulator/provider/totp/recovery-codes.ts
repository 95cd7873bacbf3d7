const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const count = 10;

/** Ten recovery codes of the form `xxxx-xxxx-xxxx`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newRecoveryCode);

/** Tells whether a text has the form of a recovery code. */
export const isRecoveryCode = (text: string): boolean => /^[a-z0-9]{4}(-[a-z0-9]{4}){2}$/.test(text);

/** Tells whether a text has the form of a code of an authenticator app. */
export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text);

function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  // 256 is not a multiple of the number of letters, so four of them are slightly more likely; that is acceptable here.
  const text = Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
  return text.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');
}
