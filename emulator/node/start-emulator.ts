import { type ClientOptions, clientOptions, defaultPublicToken } from '../client';
import { type Control, createControl } from '../control/control';
import type { Seed } from '../control/types';
import { ControlError } from '../provider/control/control-error';
import type { EmulatorState } from '../provider/memory/state';
import type { Message } from '../provider/outbox';
import { readHost, readOrigin, readPort, readPublicToken } from './start-options';
import { startProvider } from './start-provider';

/** The options of `startEmulator`. */
export interface EmulatorOptions {
  /** The port to listen on; a free one by default. */
  port?: number;
  /** The address of this machine to listen on: 127.0.0.1 by default, which no other machine on the network can call. */
  host?: string;
  /** The public token of the project, where your client has one of its own already. */
  publicToken?: string;
  /** The origin of your application: links that name no redirect lead there, and its pages may use the control. `http://localhost:5180` by default. */
  appOrigin?: string;
  /** Users, applications and settings to begin with. */
  seed?: Seed;
  /** Called with each mail and text that is sent, such as to print its code. */
  onMessage?: (message: Message) => void;
  /** A state to begin with, which an export has written. Either this or a seed. */
  state?: EmulatorState;
}

/** An emulator that runs, and its control. */
export interface Emulator extends Control {
  /** The address it listens on. */
  readonly origin: string;
  readonly publicToken: string;
  /** The options with which the provider's client calls it: `createStytchClient(publicToken, clientOptions)`. */
  readonly clientOptions: ClientOptions;
  /** Ends it; its port is free again. */
  stop(): Promise<void>;
}

/**
 * Starts an emulator of the provider in this process, with everything in memory.
 * @throws a `ControlError` that says what to do: a port that is taken, a mistake in the seed or the state
 */
export async function startEmulator({
  port = 0,
  host = '127.0.0.1',
  publicToken = defaultPublicToken,
  appOrigin = 'http://localhost:5180',
  seed,
  state,
  onMessage,
}: EmulatorOptions = {}): Promise<Emulator> {
  const { origin, provider, close } = await startProvider({
    port: readPort('port', port, 'a free one'),
    host: readHost('host', host),
    publicToken: readPublicToken('publicToken', publicToken),
    hostOrigin: readOrigin('appOrigin', appOrigin),
    applications: [],
    ...(onMessage && { onMessage }),
  }).catch((problem: unknown) => {
    throw explain(problem, host, port);
  });
  const control = createControl(origin, provider.fetch);
  try {
    if (state) provider.read(state);
    if (seed) await control.seed(seed);
  } catch (problem) {
    await close();
    throw problem;
  }
  provider.keepAsFactory();
  return { ...control, origin, publicToken, clientOptions: clientOptions(origin), stop: close };
}

function explain(problem: unknown, host: string, port: number): unknown {
  const code = problem instanceof Error ? Reflect.get(problem, 'code') : undefined;
  if (code === 'EADDRINUSE') {
    return new ControlError({
      what: `Port ${port} is taken.`,
      why: 'Another program listens on it: another emulator, perhaps.',
      fix: 'Stop that program, or give another port; port 0 takes a free one.',
    });
  }
  if (code === 'EACCES') {
    return new ControlError({
      what: `Port ${port} may not be used.`,
      why: 'The system keeps the ports below 1024 for itself.',
      fix: 'Give a port above that, or 0 for a free one.',
    });
  }
  if (code !== 'EADDRNOTAVAIL' && code !== 'ENOTFOUND') return problem;
  return new ControlError({
    what: `The host ${host} is none of this machine's.`,
    why: 'A program can listen only on an address of the machine it runs on.',
    fix: 'Leave it out for this machine alone, or give 0.0.0.0 for every address.',
  });
}
