/** An account in an authenticator app. */
export interface AppAccount {
  /** In base32 (RFC 4648). */
  secret: string;
  /** The name of the project; where it has none, the page's host name. */
  issuer: string;
  /** The user's address or number. */
  account: string;
}

/** The `otpauth:` address of an account, which apps read from a QR code or a link. The rest is what all apps take for granted. */
export function otpauthAddress({ secret, issuer, account }: AppAccount): string {
  const [from, to] = [issuer, account].map((part) => encodeURIComponent(part.replaceAll(':', ' ')));
  return `otpauth://totp/${from}:${to}?secret=${encodeURIComponent(secret)}&issuer=${from}`;
}
