/** The parameter by which this page knows itself as the one that links lead back to: it stays when what a link brought is gone. */
export const returnParameter = 'return';

/** Tells whether a link or a social provider led to this page, so that the widget finishes what was started. */
export function hasArrived(query: URLSearchParams): boolean {
  return query.has(returnParameter) || query.has('stytch_token_type');
}
