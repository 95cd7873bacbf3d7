import type { Bootstrap } from './bootstrap';
import type { ConnectedAppCalls } from './connected-app-calls';
import type { IdentityProviderCalls } from './identity-provider-calls';
import type { LinkCalls } from './link-calls';
import type { OAuthCalls } from './oauth-calls';
import type { Outcome, Person } from './outcome';
import type { PasscodeCalls } from './passcode-calls';
import type { PasskeyCalls } from './passkey-calls';
import type { PasswordCalls } from './password-calls';
import type { SecondFactorCalls } from './second-factor-calls';
import type { StepUpCalls } from './step-up-calls';
import type { WalletCalls } from './wallet-calls';

/** The port's calls about the session of a user who is signed in. */
export interface SessionCalls {
  /** Asks the provider for the session, which lasts no longer for it. One that it no longer knows is forgotten here too. */
  checkSession(): Promise<Outcome<void>>;
  /** Has the session last so many minutes from now. */
  extendSession(minutes: number): Promise<Outcome<void>>;
  /** Ends the session here, whatever the server says and however long it takes. Fails when a session is left all the same. */
  revokeSession(): Promise<Outcome<void>>;
}

export type { Answer, Person } from './outcome';

/** The calls that ask the provider something. Each settles with an `Outcome` and never rejects; none has a time limit of its own. */
export interface ProviderCalls
  extends
    LinkCalls,
    PasscodeCalls,
    PasswordCalls,
    PasskeyCalls,
    OAuthCalls,
    WalletCalls,
    IdentityProviderCalls,
    ConnectedAppCalls,
    SessionCalls,
    StepUpCalls,
    SecondFactorCalls {}

/** The facts about the project and the user that are known without asking. */
export interface ProviderFacts {
  /** The kind of project, by its public token: true for a test project. Unknown counts as live. */
  readonly isTestProject: boolean;
  bootstrap: {
    /** The cached answer, or defaults. */
    cached(): Bootstrap;
    /** The provider's own answer; undefined when it cannot be loaded, and then it may be asked again. */
    load(): Promise<Bootstrap | undefined>;
  };
  /** The user who is signed in, as far as the client knows at this moment. */
  person(): Person | undefined;
  /** Tells whether that is certain; a session that is only remembered is still being asked about. */
  isPersonCertain(): boolean;
  /** The id of their session, which tells one session from the next; undefined while none is known. */
  sessionId(): string | undefined;
  /** The times of their session by the provider's clock, in milliseconds: its end, and when it was last seen there. */
  sessionTimes(): { endsAt: number; seenAt: number } | undefined;
  /** Calls when any of that may have changed, here or in another tab, until stopped. */
  watchPerson(onChange: () => void): () => void;
  /**
   * Removes what this browser keeps about a user and needs no more: now, and whenever a user signs in, until the mount's
   * end. Never waits.
   */
  sweepNotes(): void;
  /** Tells the provider's event log. Never fails, never waits. */
  logEvent(name: string, details: Readonly<Record<string, unknown>>): void;
}

/** The port: what the flows need of an authentication provider, in this project's words. */
export interface Provider extends ProviderFacts, ProviderCalls {}
