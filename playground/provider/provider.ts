import { createApp } from './app';
import { preflight, shared } from './cors';
import { type Answer, settle } from './delivery';
import { createProject, type Project } from './project';
import type { Exchange } from './exchange';

/** The options of a provider; each has the playground's value by default. */
export interface ProviderOptions {
  publicToken?: string;
  /** The origin that mail leads to when a request names no redirect. */
  hostOrigin?: string;
  /** The origin of the provider itself. */
  providerOrigin?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A provider in memory. */
export interface LocalProvider {
  /** The project as it is now; a reset makes another. */
  project(): Project;
  /** Answers as `fetch` in a page would: a fault of the connection rejects or never settles. */
  fetch(request: Request): Promise<Response>;
  /** Answers a host that owns the connection, which must deliver the response as the answer says. */
  answer(request: Request): Promise<Answer>;
}

/** A provider with a fresh project. */
export function createProvider(options: ProviderOptions = {}): LocalProvider {
  const app = createApp();
  let project = createProject(options);
  const reset = () => {
    project = createProject(options);
  };

  async function answer(request: Request): Promise<Answer> {
    if (request.method === 'OPTIONS') return { response: preflight(request), delivery: 'whole' };
    // A call keeps the project it began with: one that a reset overtakes cannot touch the new one.
    const exchange: Exchange = { project, reset, delivery: 'whole' };
    const response = await app.fetch(request, exchange);
    if (exchange.delivery === 'unshared') return { response, delivery: 'unshared' };
    return { response: shared(response, request), delivery: exchange.delivery };
  }

  return { project: () => project, answer, fetch: async (request) => settle(await answer(request), request.signal) };
}
