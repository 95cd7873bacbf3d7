import type { ResetToken } from '../../flows/password-reset';
import { type LinkParameters, takeParameters } from './link-in-url';

/** The token of a reset link and its type, from when they are removed from the address until a mount takes them. */
let taken: LinkParameters | undefined;

/** The tokens of links that log in. Their type is in the address only until the first mount takes it. */
const loginTokens = new Set<string>();

/**
 * Removes the token of a reset link from the address bar, before any request can send it as a referrer. Other
 * parameters, and the host router's own state, are kept.
 */
export function removeResetTokenFromUrl(): void {
  taken = takeParameters(['token', 'stytch_token_type']) ?? taken;
}

/**
 * Takes the token of a reset link for a mount: the one that the host passes, else that of the link. A mount that follows
 * in the same task gets it as well, since React's StrictMode runs an effect of the host twice.
 */
export function takeResetToken(given: string | undefined): ResetToken {
  removeResetTokenFromUrl();
  const { token, stytch_token_type: type } = { ...taken };
  queueMicrotask(() => {
    taken = undefined;
  });
  const wanted = given ?? token;
  if (!wanted) return { status: 'missing' };
  if (type === 'login') loginTokens.add(wanted);
  // A host passes the same token to a mount that follows.
  const isLogin = given !== undefined && type === undefined ? loginTokens.has(given) : type === 'login';
  return { status: isLogin ? 'login' : 'reset', token: wanted };
}
