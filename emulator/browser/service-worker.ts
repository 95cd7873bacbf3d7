import { isAnswered } from './is-answered';
import { type PersistentProvider, persistentProvider, readStart } from './persistent-provider';
import { cacheStateStorage } from './state-storages';

/** The part of a service worker's scope that is used here. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'message', listener: () => void): void;
  addEventListener(type: 'activate', listener: (event: { waitUntil(done: Promise<void>): void }) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}

declare const self: WorkerScope;

const address = new URL('vestibule-emulator', self.registration.scope).href;
const storage = cacheStateStorage(address);
let provider: Promise<PersistentProvider | undefined> | undefined;
let started: string | undefined;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A page that was reloaded without the worker requests to be controlled again.
self.addEventListener('message', () => void self.clients.claim());
self.addEventListener('fetch', (event) => {
  if (isAnswered(event.request, address)) event.respondWith(answer(event.request));
});

async function answer(request: Request): Promise<Response> {
  if (request.url === `${address}/begin`) return startProvider(await request.text());
  // An idle worker is terminated, and the next call starts it again: it resumes its stored state.
  provider ??= persistentProvider(storage).catch(() => {
    provider = undefined;
    return undefined;
  });
  const kept = await provider;
  if (kept) return kept.answer(request);
  return new Response('No page has started the emulator: call startEmulatorInPage first.', { status: 503 });
}

async function startProvider(text: string): Promise<Response> {
  // Another tab that starts with the same options shares the provider.
  if (started !== text) {
    started = text;
    provider = persistentProvider(storage, readStart(JSON.parse(text)));
  }
  try {
    await provider;
    return Response.json({});
  } catch (problem) {
    started = undefined;
    provider = undefined;
    const { what, why, fix } = Object(problem instanceof Error ? Reflect.get(problem, 'problem') : undefined);
    return Response.json({ what: what ?? String(problem), why: why ?? '', fix: fix ?? '' }, { status: 400 });
  }
}
