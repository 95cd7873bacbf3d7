import { type ClientOptions, clientOptions, defaultPublicToken } from '../client';
import { type Control, createControl } from '../control/control';
import { readRefusal } from '../control/transport';
import type { Seed } from '../control/types';
import type { ProviderStart } from './persistent-provider';
import { reachWorker } from './reach-worker';
import { sessionStateStorage } from './state-storages';

export type { ClientOptions } from '../client';
export type { Control } from '../control/control';
export type { Seed } from '../control/types';
export { ControlError } from '../provider/control/control-error';

/** The options of `startEmulatorInPage`. */
export interface PageEmulatorOptions {
  /**
   * The address of the service worker, which `npx vestibule-auth-emulator worker <folder>` copies: `vestibule-emulator.js`
   * beside the page by default. `false` goes without one.
   */
  worker?: string | false;
  /** The public token of the project, where your client has one of its own already. */
  publicToken?: string;
  /** Users, applications and settings to begin with. */
  seed?: Seed;
}

/** An emulator in this browser, and its control. */
export interface PageEmulator extends Control {
  /** The address that the client calls. Nothing leaves the browser. */
  readonly address: string;
  readonly publicToken: string;
  /** The options with which the provider's client calls it. */
  readonly clientOptions: ClientOptions;
  /**
   * The way that calls are answered. Without a worker only what a script fetches is answered: social sign-in and One Tap
   * lead to pages of the provider's, which are not there; `why` says what kept the worker away.
   */
  readonly interception: { readonly kind: 'worker' } | { readonly kind: 'fetch'; readonly why: string };
  /** Ends it. What it kept stays for the next start. */
  stop(): Promise<void>;
}

/**
 * Starts the provider in this browser, before the client is made. A user who returns, from a link or after a reload, finds the
 * state as it was, for as long as the options are the same.
 */
export async function startEmulatorInPage({
  worker = 'vestibule-emulator.js',
  publicToken = defaultPublicToken,
  seed,
}: PageEmulatorOptions = {}): Promise<PageEmulator> {
  const reached = worker === false ? { why: 'The page asked for none.' } : await reachWorker(worker);
  const base = 'scope' in reached ? reached.scope : new URL('.', location.href).href;
  const address = new URL('vestibule-emulator', base).href;
  const start: ProviderStart = { address, publicToken, appOrigin: location.origin, ...(seed && { seed }) };
  const shared = { address, publicToken, clientOptions: clientOptions(address) };
  if ('scope' in reached) {
    const control = createControl(address, (request) => fetch(request));
    await startInWorker(start);
    return { ...control, ...shared, interception: { kind: 'worker' }, stop: () => unregister(reached.scope) };
  }
  // One megabyte. A page with a worker has already loaded it there.
  const { persistentProvider } = await import('./persistent-provider');
  const provider = await persistentProvider(sessionStateStorage(address), start);
  const restore = interceptFetch(address, provider.answer);
  const control = createControl(address, provider.answer);
  return { ...control, ...shared, interception: { kind: 'fetch', why: reached.why }, stop: async () => restore() };
}

/** Starts the worker; a mistake in the seed is returned as an error. */
async function startInWorker(start: ProviderStart): Promise<void> {
  const answer = await fetch(`${start.address}/begin`, { method: 'POST', body: JSON.stringify(start) });
  if (!answer.ok) throw await readRefusal('The start', answer);
}

async function unregister(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
}

/** Answers the page's requests under an address; the returned function restores `fetch`. */
function interceptFetch(address: string, answer: (request: Request) => Promise<Response>): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.href.startsWith(`${address}/`) ? answer(new Request(input, init)) : original(input, init);
  };
  return () => {
    globalThis.fetch = original;
  };
}
