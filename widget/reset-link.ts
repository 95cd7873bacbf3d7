import type { ResetToken } from '../flows/password-reset';

/**
 * Reads the token of a reset link and takes it out of the address bar, before any request can carry it on as a
 * referrer. Other parameters, and the host router's own state, stay.
 */
export function takeResetToken(given: string | undefined): ResetToken {
  const address = new URL(location.href);
  const token = given ?? address.searchParams.get('token') ?? undefined;
  const type = address.searchParams.get('stytch_token_type');
  if (address.searchParams.has('token') || type !== null) {
    address.searchParams.delete('token');
    address.searchParams.delete('stytch_token_type');
    history.replaceState(history.state, '', address);
  }
  if (!token) return { status: 'missing' };
  return { status: type === 'login' ? 'login' : 'reset', token };
}
