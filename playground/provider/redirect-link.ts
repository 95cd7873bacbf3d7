import { ApiError } from './errors';
import type { TokenType } from './one-time-tokens';

/** Where a link leads: the redirect that the request names, or the host page. */
export function readRedirect(redirect: string | undefined, hostOrigin: string): URL {
  const target = redirect === undefined || redirect === '' ? `${hostOrigin}/` : redirect;
  if (!URL.canParse(target)) throw new ApiError('invalid_magic_link_url');
  const url = new URL(target);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new ApiError('invalid_magic_link_url');
  return url;
}

/** A redirect with the two parameters that the client reads. */
export function redirectLink(redirect: URL, type: TokenType, token: string): string {
  const url = new URL(redirect);
  url.searchParams.set('stytch_token_type', type);
  url.searchParams.set('token', token);
  return url.href;
}
