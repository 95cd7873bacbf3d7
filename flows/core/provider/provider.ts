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
  /** Checks the session with the provider, without extending it. One that has ended there is forgotten here too. */
  checkSession(): Promise<Outcome<void>>;
  /** Extends the session to so many minutes from now. */
  extendSession(minutes: number): Promise<Outcome<void>>;
  /**
   * Ends the session in this browser, whatever the server answers and however long it takes. Fails if a session is
   * left.
   */
  revokeSession(): Promise<Outcome<void>>;
}

export type { Answer, Person } from './outcome';

/**
 * The calls that send a request to the provider. Each settles with an `Outcome` and never rejects; none has a time
 * limit of its own.
 */
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

/** The facts about the project and the user that are known without a request. */
export interface ProviderFacts {
  /** True for a test project, by its public token. An unknown one counts as live. */
  readonly isTestProject: boolean;
  bootstrap: {
    /** The cached answer, or defaults. */
    cached(): Bootstrap;
    /** The provider's own answer; undefined if it cannot be loaded, and then it may be requested again. */
    load(): Promise<Bootstrap | undefined>;
  };
  /** The signed-in user, as far as the client currently knows. */
  person(): Person | undefined;
  /** Tells whether that is certain: false while a remembered session is being checked. */
  isPersonCertain(): boolean;
  /** The id of the session; undefined while none is known. */
  sessionId(): string | undefined;
  /**
   * The times of the session by the provider's clock, in milliseconds: its end, and the time of the latest answer about
   * it.
   */
  sessionTimes(): { endsAt: number; seenAt: number } | undefined;
  /** Calls `onChange` when any of that may have changed, here or in another tab, until stopped. */
  watchPerson(onChange: () => void): () => void;
  /**
   * Removes data about users that this browser no longer needs: now, and whenever a user signs in, until the mount's
   * end. Returns at once.
   */
  expireData(): void;
  /** Sends an event to the provider's event log. Never fails, never waits. */
  logEvent(name: string, details: Readonly<Record<string, unknown>>): void;
}

/** The port: the interface of an authentication provider, as the flows need it. */
export interface Provider extends ProviderFacts, ProviderCalls {}
