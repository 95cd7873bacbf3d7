import { createApp } from './app';
import { sandboxed } from './sandboxed-response';
import { preflight, shared } from './cors';
import { type Answer, settle } from './delivery';
import { createProject, type Project } from './project';
import type { Exchange } from './exchange';
import { type EmulatorState, readState, writeState } from './memory/state';
import type { ProviderOptions } from './provider-options';

export type { ProviderOptions } from './provider-options';

/** A provider in memory. */
export interface LocalProvider {
  /** The current project; a reset creates another. */
  project(): Project;
  /** The whole current state. */
  write(): EmulatorState;
  /**
   * Resumes a stored state.
   * @throws a `ControlError` when it is not valid
   */
  read(state: unknown): void;
  /** Makes the current state the one that a reset restores. */
  keepAsFactory(): void;
  /** Responds as `fetch` in a page would: a fault of the connection rejects or never settles. */
  fetch(request: Request): Promise<Response>;
  /** Returns the response for a server that owns the connection, which must deliver it as `delivery` says. */
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
    // A call keeps the project of its start: if a reset happens meanwhile, it cannot change the new project.
    project.newContacts.sweep();
    const exchange: Exchange = { project, reset, read, write, delivery: 'whole' };
    const response = sandboxed(await app.fetch(request, exchange));
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
