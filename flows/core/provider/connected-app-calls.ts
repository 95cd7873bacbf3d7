import type { Answer, Outcome } from './outcome';

/** An application that has access to the account of a user who is signed in. All of it is data. */
export interface ConnectedApp {
  /** The provider's id of the application. */
  id: string;
  /** The client id by which it requests access, if the provider sends it. */
  clientId?: string;
  /** Its name; may be empty. */
  name: string;
  description?: string;
  logoURL?: string;
  /** The scopes that it was granted, each once. */
  scopes: readonly string[];
}

/** The port's calls about the applications with access to an account. */
export interface ConnectedAppCalls {
  /** Lists every application with access, each once. Fails if the list would be incomplete. */
  connectedApps(): Promise<Outcome<readonly ConnectedApp[]>>;
  /** Removes an application's access. It also succeeds if there is none any more; the answer is then empty. */
  revokeConnectedApp(id: string): Promise<Outcome<Answer>>;
}
