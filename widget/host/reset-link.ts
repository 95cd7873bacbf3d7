import type { ResetToken } from '../../flows/password-reset';

/** The token and its type as a link brought them; kept from the moment they leave the address until a mount takes them. */
let taken: { token: string | undefined; type: string | undefined } | undefined;

/**
 * Takes the token of a reset link out of the address bar, before any request can carry it on as a referrer. Other
 * parameters, and the host router's own state, stay.
 */
export function clearResetAddress(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('token') ?? undefined;
  const type = address.searchParams.get('stytch_token_type') ?? undefined;
  if (token === undefined && type === undefined) return;
  taken = { token, type };
  address.searchParams.delete('token');
  address.searchParams.delete('stytch_token_type');
  history.replaceState(history.state, '', address);
}

/** Takes the token of a reset link for a mount: what the host gives, or else what the link brought. */
export function takeResetToken(given: string | undefined): ResetToken {
  clearResetAddress();
  const { token, type } = { ...taken };
  taken = undefined;
  if (!(given ?? token)) return { status: 'missing' };
  return { status: type === 'login' ? 'login' : 'reset', token: given ?? token ?? '' };
}
