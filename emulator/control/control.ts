import type { EmulatorState } from '../provider/memory/state';
import type { OperationName } from '../provider/operation-names';
import type { LoggedRequest } from '../provider/request-log';
import type { User } from '../provider/user';
import { createOutboxControl, type OutboxControl } from './outbox-control';
import { createCall, type Send } from './transport';
import type {
  Application,
  CreatedUser,
  ImpersonationToken,
  NewApplication,
  NewFault,
  NewUser,
  Seed,
  Settings,
  TotpCode,
} from './types';

/** The control of an emulator: a user who has it can be anyone. */
export interface Control {
  /** The mails and texts that were sent. */
  readonly outbox: OutboxControl;
  /** The users of the project. */
  readonly users: {
    /** Makes a user who has confirmed what they have, and signs them in. */
    create(user: NewUser): Promise<CreatedUser>;
    /** Lists the users, oldest first. */
    list(): Promise<User[]>;
    /** The code that a user's authenticator app shows at this moment, by the emulator's clock. */
    totpCode(userId: string): Promise<TotpCode>;
    /** Makes a token by which staff can act as a user, once, within five minutes: the `token` of a link whose `stytch_token_type` is `impersonation`. */
    impersonate(userId: string, impersonatorEmail?: string): Promise<ImpersonationToken>;
  };
  /** The applications that ask users for access. */
  readonly applications: {
    /** Registers an application that asks users for access, or changes one. */
    register(application: NewApplication): Promise<Application>;
    /** Lists the applications. */
    list(): Promise<Application[]>;
  };
  /** The faults that calls to come will meet. */
  readonly faults: {
    /** Queues a fault: a slow, broken or failed answer to a call to come. */
    add(fault: NewFault): Promise<void>;
    /** Takes back those that have not happened. */
    clear(): Promise<void>;
  };
  /** The emulator's time. */
  readonly clock: {
    /** Moves the emulator's time, back as well as forth, and gives the new one. */
    advance(seconds: number): Promise<Date>;
  };
  /** The calls that the emulator received. */
  readonly requests: {
    /** Every call since the reset, oldest first, or those of one operation. */
    list(operation?: OperationName): Promise<LoggedRequest[]>;
    /** Forgets the calls so far. */
    clear(): Promise<void>;
  };
  /** The settings of the project. */
  readonly project: {
    /** Changes the named settings and leaves the others. */
    change(settings: Partial<Settings>): Promise<Settings>;
  };
  /** Makes the users and applications of a seed, and changes the settings that it names. */
  seed(seed: Seed): Promise<{ users: CreatedUser[]; applications: Application[] }>;
  /** Back to how the emulator was when it had started: with its seed, or the state that it was started with. */
  reset(): Promise<void>;
  /** The whole state, to be kept as JSON. */
  export(): Promise<EmulatorState>;
  /** Goes on with a state that was exported. */
  import(state: EmulatorState): Promise<void>;
}

/**
 * The control of an emulator that runs already, in another process perhaps.
 * @param origin the address that it has printed
 */
export const connectToEmulator = (origin: string): Control => createControl(origin.replace(/\/$/, ''), fetch);

/** The control of an emulator that requests are sent to. */
export function createControl(base: string, send: Send): Control {
  const call = createCall(base, send);
  return {
    outbox: createOutboxControl(call),
    users: {
      create: (user) => call('POST', '/users', user),
      list: () => call('GET', '/users'),
      impersonate: (userId, impersonatorEmail) =>
        call('POST', '/impersonation', { user_id: userId, impersonator_email: impersonatorEmail }),
      totpCode: (userId) => call('GET', `/totp?user_id=${encodeURIComponent(userId)}`),
    },
    applications: {
      register: (application) => call('POST', '/clients', application),
      list: () => call('GET', '/clients'),
    },
    faults: {
      add: async (fault) => void (await call('POST', '/faults', fault)),
      clear: async () => void (await call('DELETE', '/faults')),
    },
    clock: {
      advance: async (seconds) =>
        new Date((await call<{ now: string }>('POST', '/clock', { advance_seconds: seconds })).now),
    },
    requests: {
      async list(operation) {
        const all = await call<LoggedRequest[]>('GET', '/requests');
        return operation === undefined ? all : all.filter((request) => request.operation === operation);
      },
      clear: async () => void (await call('DELETE', '/requests')),
    },
    project: { change: (settings) => call('PATCH', '/project', settings) },
    seed: (seed) => call('POST', '/seed', seed),
    reset: async () => void (await call('POST', '/reset')),
    export: () => call('GET', '/state'),
    import: async (state) => void (await call('POST', '/state', state)),
  };
}
