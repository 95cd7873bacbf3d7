import type { Outcome } from './outcome';

/** The port's calls about the session of a user who is signed in. */
export interface SessionCalls {
  /** Asks the provider for the session, which lasts no longer for it. One that it no longer knows is forgotten here too. */
  checkSession(): Promise<Outcome<void>>;
  /** Has the session last so many minutes from now. */
  extendSession(minutes: number): Promise<Outcome<void>>;
  /** Ends the session here, whatever the server says and however long it takes. Fails when a session is left all the same. */
  revokeSession(): Promise<Outcome<void>>;
}
