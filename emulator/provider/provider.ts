import { createApp } from './app';
import { contained } from './contained';
import { preflight, shared } from './cors';
import { type Answer, settle } from './delivery';
import { createProject, type Project } from './project';
import type { Exchange } from './exchange';
import { type EmulatorState, readState, writeState } from './memory/state';
import type { ProviderOptions } from './provider-options';

export type { ProviderOptions } from './provider-options';

/** A provider in memory. */
export interface LocalProvider {
  /** The project as it is now; a reset makes another. */
  project(): Project;
  /** The whole state, as it is now. */
  write(): EmulatorState;
  /**
   * Goes on with a state that was written, here or elsewhere.
   * @throws a `ControlError` when it is none
   */
  read(state: unknown): void;
  /** Makes the present state the one that a reset goes back to. */
  keepAsFactory(): void;
  /** Answers as `fetch` in a page would: a fault of the connection rejects or never settles. */
  fetch(request: Request): Promise<Response>;
  /** Answers a host that owns the connection, which must deliver the response as the answer says. */
  answer(request: Request): Promise<Answer>;
}

/** A provider with a fresh project. */
export function createProvider(options: ProviderOptions = {}): LocalProvider {
  const app = createApp();
  let project = createProject(options);
  let factory: EmulatorState | undefined;
  const read = (state: unknown) => {
    project = readState(state, (written) => createProject(options, written));
  };
  const reset = () => {
    if (factory) read(factory);
    else project = createProject(options);
  };
  const write = () => writeState(project.memory);

  async function answer(request: Request): Promise<Answer> {
    const { hostOrigin } = project;
    if (request.method === 'OPTIONS') return { response: preflight(request, hostOrigin), delivery: 'whole' };
    // A call keeps the project it began with: one that a reset overtakes cannot touch the new one.
    const exchange: Exchange = { project, reset, read, write, delivery: 'whole' };
    const response = contained(await app.fetch(request, exchange));
    if (exchange.delivery === 'unshared') return { response, delivery: 'unshared' };
    return { response: shared(response, request, hostOrigin), delivery: exchange.delivery };
  }

  return {
    project: () => project,
    write,
    read,
    keepAsFactory: () => {
      factory = write();
    },
    answer,
    fetch: async (request) => settle(await answer(request), request.signal),
  };
}
