import { type Accounts, createAccounts } from './accounts';
import { type Clients, createClients } from './clients';
import { type Clock, createClock } from './clock';
import { createFaultQueue, type FaultQueue } from './faults';
import { createOneTimeTokens, type OneTimeTokens } from './one-time-tokens';
import { createOutbox, type Outbox } from './outbox';
import { createPasskeys, type Passkeys } from './passkeys';
import { createPasscodes, type Passcodes } from './passcodes';
import { createRequestLog, type RequestLog } from './request-log';
import { createJwtSigner, type JwtSigner } from './session-jwt';
import { createSessions, type Sessions } from './sessions';
import { factorySettings, type ProjectSettings } from './settings';
import { createResetCalls, type ResetCalls } from './silent-retry';
import type { ProviderOptions } from './provider';

/** All that the provider remembers, and all that a reset forgets. */
export interface Project {
  readonly publicToken: string;
  readonly hostOrigin: string;
  readonly clock: Clock;
  settings: ProjectSettings;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly signJwt: JwtSigner;
  readonly passcodes: Passcodes;
  readonly tokens: OneTimeTokens;
  readonly passkeys: Passkeys;
  /** Passwords that have leaked, besides the common ones. */
  readonly breachedPasswords: Set<string>;
  readonly clients: Clients;
  readonly outbox: Outbox;
  readonly faults: FaultQueue;
  readonly resetCalls: ResetCalls;
  readonly requestLog: RequestLog;
}

const playgroundToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

/** The factory state. */
export function createProject({
  publicToken = playgroundToken,
  hostOrigin = 'http://localhost:5180',
  now,
}: ProviderOptions): Project {
  const clock = createClock(now);
  return {
    publicToken,
    hostOrigin,
    clock,
    settings: factorySettings,
    accounts: createAccounts(clock),
    sessions: createSessions(clock),
    signJwt: createJwtSigner(clock),
    passcodes: createPasscodes(clock),
    tokens: createOneTimeTokens(clock),
    passkeys: createPasskeys(clock),
    breachedPasswords: new Set(),
    clients: createClients(),
    outbox: createOutbox(clock),
    faults: createFaultQueue(),
    resetCalls: createResetCalls(),
    requestLog: createRequestLog(clock),
  };
}
