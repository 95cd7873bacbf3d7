/**
 * The parameter that marks this page as the return address of links. It stays when the parameters of a link are
 * removed.
 */
export const returnParameter = 'return';

/** Tells whether a link or a social provider redirected to this page, so that the widget finishes the log-in. */
export function hasArrived(query: URLSearchParams): boolean {
  return query.has(returnParameter) || query.has('stytch_token_type');
}
