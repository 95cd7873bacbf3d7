import type { AdapterPayload } from 'oidc-provider';
import type { Memory } from '../memory/memory';

/** The tokens and grants of applications, by kind and id, and what each grant depends on. */
export interface ApplicationTokens {
  readonly tokens: Map<string, ApplicationToken>;
  readonly ties: Map<string, Ties>;
}

/** The session and the consent of a grant: the grant ends with either. */
export interface Ties {
  /** Absent for offline access, which does not end with the session. */
  readonly sessionId?: string;
  readonly consentId: string;
}

/** A token or a grant, as `oidc-provider` stores it. */
export interface ApplicationToken {
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970 on the project's clock. */
  readonly expiresAt: number;
}

/** The tokens in a memory. They are read with the project, so that a damaged state is refused before its first call. */
export const createApplicationTokens = (memory: Memory): ApplicationTokens => ({
  tokens: memory.map<ApplicationToken>('application-tokens', { payload: {}, expiresAt: 0 }),
  ties: memory.map<Ties>('application-grants', { consentId: '' }),
});
