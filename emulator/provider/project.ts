import { type Accounts, createAccounts } from './accounts';
import { type Clients, createClients } from './clients';
import { type Clock, createClock } from './clock';
import { createFaultQueue, type FaultQueue } from './faults';
import { createOneTimeTokens, type OneTimeTokens } from './one-time-tokens';
import { createOutbox, type Outbox } from './outbox';
import { type Consents, createConsents } from './idp/consents';
import { type ApplicationTokens, createApplicationTokens } from './idp/application-tokens';
import type { AuthorizationCode } from './idp/authorization-code';
import { invoiceRobot } from './idp/invoice-robot';
import type { Impersonation } from './impersonation';
import { createNewContacts, type NewContacts } from './new-contacts';
import type { OAuthAttachment, OAuthFlow, OAuthToken } from './oauth/flow';
import { createOneTapProject, type OneTapProject } from './oauth/one-tap-project';
import { createPasskeys, type Passkeys } from './passkeys';
import { createPasscodes, type Passcodes } from './passcodes';
import { createRequestLog, type RequestLog } from './request-log';
import { createMemory, type Memory, type WrittenMemory } from './memory/memory';
import { createJwtSigner, type JwtSigner } from './session-jwt';
import { createSecrets, type Secrets } from './secrets';
import { createWalletChallenges, type WalletChallenges } from './wallet-challenges';
import { createSessions, type Sessions } from './sessions';
import { exampleSettings, factorySettings, type ProjectSettings } from './settings';
import { createResetCalls, type ResetCalls } from './silent-retry';
import { createTotps, type Totps } from './totp/totps';
import type { ProviderOptions } from './provider-options';

/** All data of the provider, which a reset discards. */
export interface Project {
  readonly publicToken: string;
  readonly hostOrigin: string;
  readonly clock: Clock;
  /** All parts of it that can be stored. */
  readonly memory: Memory;
  settings: ProjectSettings;
  readonly accounts: Accounts;
  /** The addresses and numbers that a user has added and not verified yet. */
  readonly newContacts: NewContacts;
  readonly sessions: Sessions;
  readonly signJwt: JwtSigner;
  readonly passcodes: Passcodes;
  readonly tokens: OneTimeTokens;
  readonly passkeys: Passkeys;
  readonly totps: Totps;
  readonly walletChallenges: WalletChallenges;
  /** The users who have been redirected to a social provider. */
  readonly oauthFlows: Secrets<OAuthFlow>;
  /** The tokens of users who are about to add an account with one. */
  readonly oauthAttachments: Secrets<OAuthAttachment>;
  /** The tokens of users who have returned from one. */
  readonly oauthTokens: Secrets<OAuthToken>;
  /** The tokens by which staff can act as a user. */
  readonly impersonations: Secrets<Impersonation>;
  readonly oneTap: OneTapProject;
  readonly consents: Consents;
  /** The tokens of applications. */
  readonly applicationTokens: ApplicationTokens;
  readonly authorizationCodes: Secrets<AuthorizationCode>;
  /** The issuer that signs for this project, as applications know it. */
  readonly issuer: string;
  /** Tells whether an ID token was signed here, expired or not. */
  isOwnIdToken(token: string): Promise<boolean>;
  /** The leaked passwords of the project, besides the common ones. */
  readonly breachedPasswords: Set<string>;
  readonly clients: Clients;
  readonly outbox: Outbox;
  readonly faults: FaultQueue;
  readonly resetCalls: ResetCalls;
  readonly requestLog: RequestLog;
}

const playgroundToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

/** A project with a memory; without one, the factory state. */
export function createProject(
  {
    publicToken = playgroundToken,
    hostOrigin = 'http://localhost:5180',
    providerOrigin = 'http://localhost:5181',
    applications = [invoiceRobot(hostOrigin)],
    onMessage,
    now,
  }: ProviderOptions,
  written?: WrittenMemory,
): Project {
  const memory = createMemory(written);
  const settings = memory.cell('settings', factorySettings, exampleSettings);
  const clients = createClients(memory);
  if (!written) applications.forEach((one) => clients.register(one));
  const clock = createClock(memory, now);
  const accounts = createAccounts(clock, memory);
  const signJwt = createJwtSigner(clock, memory);
  return {
    publicToken,
    hostOrigin,
    clock,
    get settings() {
      return settings.current;
    },
    set settings(changed) {
      settings.current = changed;
    },
    memory,
    accounts,
    newContacts: createNewContacts(accounts, clock, memory),
    sessions: createSessions(clock, memory),
    signJwt,
    passcodes: createPasscodes(clock, memory),
    tokens: createOneTimeTokens(clock, memory),
    passkeys: createPasskeys(clock, memory),
    totps: createTotps(clock, memory),
    walletChallenges: createWalletChallenges(clock, memory),
    oauthFlows: createSecrets(clock, memory, 'oauth-flows'),
    oauthAttachments: createSecrets(clock, memory, 'oauth-attachments'),
    oauthTokens: createSecrets(clock, memory, 'oauth-tokens'),
    impersonations: createSecrets(clock, memory, 'impersonations'),
    oneTap: createOneTapProject(clock, memory),
    consents: createConsents(memory),
    applicationTokens: createApplicationTokens(memory),
    authorizationCodes: createSecrets(clock, memory, 'authorization-codes'),
    issuer: providerOrigin,
    isOwnIdToken: (token) => signJwt.isOwn(token),
    breachedPasswords: memory.set('breached-passwords'),
    clients,
    outbox: createOutbox(clock, memory, onMessage),
    faults: createFaultQueue(memory),
    resetCalls: createResetCalls(),
    requestLog: createRequestLog(clock, memory),
  };
}
