import type { ResetToken } from '../../flows/password-reset';

/** The tokens of links that log in. Their type is in the address only until the first mount takes it. */
const loginTokens = new Set<string>();

/** A reset link: the token that the host passes, and the parameters of the address. */
export interface ResetLink {
  passwordResetToken?: string;
  token?: string;
  stytch_token_type?: string;
}

/** Takes the token of a reset link for a mount: the one that the host passes, else that of the link. */
export function takeResetToken({
  passwordResetToken: given,
  token: ofLink,
  stytch_token_type: type,
}: ResetLink): ResetToken {
  const token = given ?? ofLink;
  if (!token) return { status: 'missing' };
  if (type === 'login') loginTokens.add(token);
  // A host passes the same token to a mount that follows.
  const isLogin = given !== undefined && type === undefined ? loginTokens.has(given) : type === 'login';
  return { status: isLogin ? 'login' : 'reset', token };
}
