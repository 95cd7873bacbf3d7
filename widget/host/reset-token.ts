import type { ResetToken } from '../../flows/password-reset';
import { takeResetLink } from './reset-link';

/** The tokens of links that log in. Their type is in the address only until the first mount takes it. */
const loginTokens = new Set<string>();

/** Takes the token of a reset link for a mount: the one that the host passes, else that of the link. */
export function takeResetToken(given: string | undefined): ResetToken {
  const { token: ofLink, stytch_token_type: type } = takeResetLink();
  const token = given ?? ofLink;
  if (!token) return { status: 'missing' };
  if (type === 'login') loginTokens.add(token);
  // A host passes the same token to a mount that follows.
  const isLogin = given !== undefined && type === undefined ? loginTokens.has(given) : type === 'login';
  return { status: isLogin ? 'login' : 'reset', token };
}
