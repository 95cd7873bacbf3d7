import type { Answer, Outcome } from './outcome';

/** An application that has access to the account of a user who is signed in. All of it is data. */
export interface ConnectedApp {
  /** The application, as the provider numbers it. */
  id: string;
  /** The id by which it asks for access, where the provider says it. */
  clientId?: string;
  /** Its name; may be empty. */
  name: string;
  description?: string;
  logoURL?: string;
  /** The scopes that it was given, each once. */
  scopes: readonly string[];
}

/** The port's calls about the applications with access to an account. */
export interface ConnectedAppCalls {
  /** Every application with access, each once. It fails sooner than it would leave one out. */
  connectedApps(): Promise<Outcome<readonly ConnectedApp[]>>;
  /** Removes an application's access. One that has none any more is a success too: the answer is then empty. */
  revokeConnectedApp(id: string): Promise<Outcome<Answer>>;
}
