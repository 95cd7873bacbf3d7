import type { ErrorType } from './errors';

/** The errors by which the provider reports that the session does not exist. A log-in resolves them. */
export const noSessionErrors: ReadonlySet<ErrorType> = new Set([
  'user_unauthenticated',
  'unauthorized_credentials',
  'session_not_found',
  'invalid_session_token',
]);
