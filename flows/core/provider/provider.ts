import type { Bootstrap } from './bootstrap';
import type { Outcome } from './outcome';
import type { LateCalls } from './late-calls';

/** The provider's answer as a host may see it: everything but the session's tokens. */
export type Answer = Readonly<Record<string, unknown>>;

/** Somebody who is signed in. */
export interface Person {
  userId: string;
  /** What they know their account by: an address or a number. */
  account?: string;
}

/**
 * The port: what the flows need of an authentication provider, in this project's words. Each call settles with an
 * `Outcome` and never rejects; it has no time limit of its own (the action has). `widget/stytch-provider.ts` fulfils it.
 */
export interface Provider {
  /** Whether the public token looks like a test project's. Unknown counts as live. */
  readonly isTestProject: boolean;
  bootstrap: {
    /** What is known at once: the cached answer, or defaults. */
    cached(): Bootstrap;
    /** The provider's own answer; defaults when it cannot be had. Asked once for each client. */
    load(): Promise<Bootstrap>;
  };
  /** Who is signed in, as far as the client knows at this moment. */
  person(): Person | undefined;
  /** Whether that is certain; a session that is only remembered is still being asked about. */
  isPersonCertain(): boolean;
  /** Calls when that may have changed, here or in another tab, until stopped. */
  watchPerson(onChange: () => void): () => void;
  /** Tells the provider's event log. Never fails, never waits. */
  logEvent(name: string, details: Readonly<Record<string, unknown>>): void;
  /** The calls of a kind, once their code is here; see `withCalls`. */
  late<Kind extends keyof LateCalls>(kind: Kind): Promise<Outcome<LateCalls[Kind]>>;
}
