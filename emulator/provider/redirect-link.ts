import type { TokenType } from './one-time-tokens';

/** A redirect with the two parameters that the client reads. */
export function redirectLink(redirect: URL, type: TokenType, token: string): string {
  const url = new URL(redirect);
  url.searchParams.set('stytch_token_type', type);
  url.searchParams.set('token', token);
  return url.href;
}
