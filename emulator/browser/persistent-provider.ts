import type { Seed } from '../control/types';
import { createControl } from '../control/control';
import { createProvider, type LocalProvider } from '../provider/provider';
import { isRecord } from '../provider/fields';

/** The start of a provider in a page. */
export interface ProviderStart {
  /** The address under which it is called. */
  readonly address: string;
  readonly publicToken: string;
  /** The target origin of links that name no redirect. */
  readonly appOrigin: string;
  readonly seed?: Seed;
}

/** The storage in which a state outlives a page, as text. */
export interface StateStorage {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

/** A provider in a browser, whose state outlives the page. */
export interface PersistentProvider {
  /** Answers a request under the address. */
  answer(request: Request): Promise<Response>;
}

/**
 * Resumes the stored state, if it was started with the same options, or else starts again. Without options it resumes
 * any stored state, or returns undefined if there is none.
 */
export async function persistentProvider(storage: StateStorage, start: ProviderStart): Promise<PersistentProvider>;
export async function persistentProvider(
  storage: StateStorage,
  start?: ProviderStart,
): Promise<PersistentProvider | undefined>;
export async function persistentProvider(
  storage: StateStorage,
  start?: ProviderStart,
): Promise<PersistentProvider | undefined> {
  const kept = readKept(await storage.read());
  const from = start ?? kept?.start;
  if (!from) return undefined;
  const { address, publicToken, appOrigin, seed } = from;
  const provider = createProvider({ publicToken, hostOrigin: appOrigin, providerOrigin: address, applications: [] });
  const isSame = JSON.stringify(kept?.start) === JSON.stringify(from);
  // A reset restores the seed, also after a state was imported.
  if (seed)
    await createControl(address, async (request) => provider.fetch(await withoutBase(request, address))).seed(seed);
  provider.keepAsFactory();
  if (isSame) resume(provider, kept?.state);
  return { answer: answerAndKeep(provider, from, storage) };
}

interface Kept {
  readonly start: ProviderStart;
  readonly state: unknown;
}

function readKept(text: string | undefined): Kept | undefined {
  const kept = parse(text);
  const start = isRecord(kept) ? readStart(kept['start']) : undefined;
  return isRecord(kept) && start ? { start, state: kept['state'] } : undefined;
}

/** The value of a stored text; undefined if there is none, or it was stored only in part. */
function parse(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a start that a page has sent, or that was stored. */
export function readStart(value: unknown): ProviderStart | undefined {
  if (!isRecord(value)) return undefined;
  const { address, publicToken, appOrigin, seed } = value;
  if (typeof address !== 'string' || typeof publicToken !== 'string' || typeof appOrigin !== 'string') return undefined;
  return { address, publicToken, appOrigin, ...(isRecord(seed) && { seed }) };
}

function resume(provider: LocalProvider, state: unknown): void {
  try {
    provider.read(state);
  } catch {
    // The state was written by another version of the emulator, so it starts again.
  }
}

function answerAndKeep(
  provider: LocalProvider,
  start: ProviderStart,
  storage: StateStorage,
): PersistentProvider['answer'] {
  let writing = Promise.resolve();
  return async (request) => {
    const answer = await provider.fetch(await withoutBase(request, start.address));
    // Sequentially, so that the newest state is stored last. An answered call has been stored, unless the storage is full.
    writing = writing
      .then(() => storage.write(JSON.stringify({ start, state: provider.write() })))
      .catch((problem: unknown) =>
        console.warn('Vestibule emulator: a reload of the page will lose the last changes.', problem),
      );
    await writing;
    return answer;
  };
}

/**
 * The request as the provider expects it: at the root of its origin. A navigation request can be rebuilt only in part.
 */
async function withoutBase(request: Request, address: string): Promise<Request> {
  const { pathname: base } = new URL(address);
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(base.length) || '/';
  const { method, headers, signal } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, signal, ...(hasBody && { body: await request.arrayBuffer() }) });
}
