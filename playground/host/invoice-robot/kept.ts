/** The secrets of a pending request to the authorization server, which its answer must match. */
export interface Pending {
  verifier: string;
  state: string;
  nonce: string;
  /** The requested scopes, separated by spaces. */
  asked: string;
}

/** The tokens that the application was given. */
export interface Tokens {
  accessToken: string;
  idToken: string;
  /** The scopes that were allowed, separated by blanks. */
  scope: string;
  asked: string;
  subject: string;
}

interface Kept {
  pending: Pending;
  tokens: Tokens;
  /** The `state` of a requested log-out. */
  leaving: string;
}

/** Keeps something for this tab, until it is closed. */
export function keep<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
  sessionStorage.setItem(`invoice-robot-${name}`, JSON.stringify(value));
}

/** The stored value of a name, if any. */
export function kept<Name extends keyof Kept>(name: Name): Kept[Name] | undefined {
  const text = sessionStorage.getItem(`invoice-robot-${name}`);
  return text === null ? undefined : (JSON.parse(text) as Kept[Name]);
}

/** Forgets it, so that it serves once. */
export function forget(name: keyof Kept): void {
  sessionStorage.removeItem(`invoice-robot-${name}`);
}
