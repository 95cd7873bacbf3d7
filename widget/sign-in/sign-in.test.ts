// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import { fakeProvider, later } from '../../flows/core/testing/fake-provider';
import type { Client } from '../stytch/client';
import { lateClient } from '../stytch/late-client';
import { quietClient } from '../testing/quiet-client';
import { stubDialogs } from '../testing/stub-dialogs';
import { signIn } from './sign-in';
import { defineSignInButton } from './sign-in-button';
import { openSignInCode } from './sign-in.lazy';
import type { SignInOptions } from './sign-in-options';

const lives = new Set<AbortController>();
beforeAll(async () => void (await openSignInCode.load()));
beforeEach(() => {
  stubDialogs();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const one of lives) one.abort();
  lives.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'part');
});

type Code = Awaited<ReturnType<typeof openSignInCode.load>>;

const aborted = { name: 'SignInClosedError', reason: 'aborted' };
const dialogs = () => document.querySelectorAll('dialog');

/** Lets what has been settled go on, without any time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A client without a session, or with a provider that answers so, and the calls that it received. */
function browser(answers: Partial<Provider> = { person: () => undefined, sessionId: () => undefined }) {
  const { provider, calls } = fakeProvider(answers);
  const client = quietClient({
    provide: () => provider,
    session: { getSync: () => ({ session_id: 'session-1' }) },
    user: { getSync: () => ({ user_id: 'user-1' }) },
  });
  return { client, calls };
}

/** A call of `signIn` with a signal of its own, and what came of it so far. */
function called(client: SignInOptions['client']) {
  const life = new AbortController();
  lives.add(life);
  const promise = signIn({ client, config: { products: ['passwords'] }, signal: life.signal });
  let result: unknown = 'pending';
  promise.then(
    ({ how }) => (result = how),
    (problem: unknown) => (result = problem),
  );
  return { promise, abort: () => life.abort(), result: () => result };
}

const neverClient = () => lateClient(() => new Promise(() => undefined));

test('a client that does not arrive fails as unreachable after 20 s, as a call of a mount does, and the next call begins again [B-SIGNIN-5]', async () => {
  const { promise, result } = called(neverClient());
  await vi.advanceTimersByTimeAsync(19_999);
  expect(result()).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(result()).toMatchObject({ name: 'WidgetError', operation: 'signIn', type: 'unreachable' });
  const next = called(browser().client);
  expect(next.promise).not.toBe(promise);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(dialogs()).toHaveLength(1);
});

test('a client that cannot be made fails as broken, with its cause [B-SIGNIN-5]', async () => {
  const cause = new Error('The file of the client is gone.');
  const { result } = called(lateClient(() => Promise.reject(cause)));
  await settle();
  expect(result()).toMatchObject({ name: 'WidgetError', type: 'broken', cause });
});

// Columns: the end of a call | the client with which it ends so.
test.each([
  ['succeeds', () => browser({}).client],
  ['fails', () => lateClient(() => Promise.reject(new Error('The file of the client is gone.')))],
] as const)('a call in the continuation of one that %s begins again [B-SIGNIN-5]', async (_end, clientOf) => {
  const first = called(clientOf());
  const next = first.promise.then(
    () => called(neverClient()),
    () => called(neverClient()),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  const { promise, result } = await next;
  expect(promise).not.toBe(first.promise);
  expect(result()).toBe('pending');
});

test('a listener of the button that calls signIn() begins again [B-SIGNIN-5]', async () => {
  // jsdom has no parts.
  Object.defineProperty(HTMLElement.prototype, 'part', { configurable: true, value: { add: () => undefined } });
  defineSignInButton();
  const button = document.createElement('vestibule-sign-in-button');
  button.options = { client: browser({}).client, config: { products: ['passwords'] } };
  let next: ReturnType<typeof called> | undefined;
  button.addEventListener('vestibule-signed-in', () => {
    next = called(neverClient());
  });
  button.shadowRoot?.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(next?.result()).toBe('pending');
});

test('a signal that was aborted before the call rejects it, and makes no client [B-SIGNIN-4]', async () => {
  const make = vi.fn(async () => browser().client);
  const options = { client: lateClient(make), config: { products: ['passwords'] } } as const;
  await expect(signIn({ ...options, signal: AbortSignal.abort() })).rejects.toMatchObject(aborted);
  expect(make).not.toHaveBeenCalled();
  const next = called(browser().client);
  await vi.advanceTimersByTimeAsync(1_000);
  expect({ dialogCount: dialogs().length, result: next.result() }).toEqual({ dialogCount: 1, result: 'pending' });
});

test('an abort while the code loads rejects at once, and code that arrives later begins nothing [B-SIGNIN-4]', async () => {
  const code = await openSignInCode.load();
  const loading = later<Code>();
  const load = vi.spyOn(openSignInCode, 'load').mockImplementation(() => loading.promise);
  const make = vi.fn(async () => browser().client);
  const { abort, promise, result } = called(lateClient(make));
  await settle();
  abort();
  const next = called(browser().client);
  expect(next.promise).not.toBe(promise);
  await settle();
  expect(result()).toMatchObject(aborted);
  next.abort();
  loading.settle(code);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(make).not.toHaveBeenCalled();
  expect(dialogs()).toHaveLength(0);
});

test('an abort while the client loads rejects at once, and a client that arrives later is not used [B-SIGNIN-4]', async () => {
  const arriving = later<Client>();
  const { client, calls } = browser();
  const { abort, result } = called(lateClient(() => arriving.promise));
  await settle();
  abort();
  await settle();
  expect(result()).toMatchObject(aborted);
  arriving.settle(client);
  await vi.advanceTimersByTimeAsync(20_000);
  expect({ dialogCount: dialogs().length, calls }).toEqual({ dialogCount: 0, calls: [] });
});

test('an abort while the session is checked rejects at once, and an answer that comes later opens nothing [B-SIGNIN-4]', async () => {
  const checking = later<Outcome<void>>();
  const { client, calls } = browser({ checkSession: () => checking.promise });
  const { abort, result } = called(client);
  await settle();
  expect(calls).toContainEqual(expect.objectContaining({ name: 'checkSession' }));
  abort();
  await settle();
  expect(result()).toMatchObject(aborted);
  checking.settle(succeeded(undefined));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(dialogs()).toHaveLength(0);
});

// Columns: the end of the call | what brings it about, while the session is checked.
test.each<[string, (abort: () => void, answer: () => void) => void]>([
  ['is aborted', (abort) => abort()],
  ['has found a session', (_abort, answer) => answer()],
])(
  'a call that %s while the session is checked ends its part of the client at once [B-SIGNIN-4]',
  async (_end, act) => {
    const checking = later<Outcome<void>>();
    const { provider } = fakeProvider({ checkSession: () => checking.promise });
    const provide = vi.fn((_whenReady: unknown, _mountSignal: () => AbortSignal) => provider);
    const client = quietClient({
      provide,
      session: { getSync: () => ({ session_id: 'session-1' }) },
      user: { getSync: () => ({ user_id: 'user-1' }) },
    });
    const { abort } = called(client);
    await settle();
    const mountSignal = provide.mock.calls[0]?.[1]();
    expect(mountSignal?.aborted).toBe(false);
    act(abort, () => checking.settle(succeeded(undefined)));
    await settle();
    expect(mountSignal?.aborted).toBe(true);
  },
);

test('a session that the client remembers and the provider does not confirm does not complete the dialog as a new one [B-SIGNIN-3]', async () => {
  const { client } = browser({ checkSession: async () => failed({ type: 'unreachable' }) });
  const { result } = called(client);
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ dialogCount: dialogs().length, result: result() }).toEqual({ dialogCount: 1, result: 'pending' });
});

test('a session that ends just as it is found fails as one that is over', async () => {
  const { result } = called(quietClient({ provide: () => fakeProvider().provider }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(result()).toMatchObject({ name: 'WidgetError', operation: 'signIn', type: 'session_not_found' });
});

test('an aborted call that ends later leaves the next one the only one [B-SIGNIN-5]', async () => {
  const arriving = later<Client>();
  const first = called(lateClient(() => arriving.promise));
  await settle();
  first.abort();
  const second = called(neverClient());
  arriving.settle(browser().client);
  await settle();
  expect(called(neverClient()).promise).toBe(second.promise);
});

test('an abort after the end of its call leaves the next one the only one [B-SIGNIN-5]', async () => {
  const first = called(browser({}).client);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(first.result()).toBe('session');
  const second = called(neverClient());
  first.abort();
  await settle();
  expect(second.result()).toBe('pending');
  expect(called(neverClient()).promise).toBe(second.promise);
});

test('a call without options fails with a sentence for the developer', async () => {
  await expect(signIn(JSON.parse('null'))).rejects.toMatchObject({ name: 'WidgetError', type: 'configuration' });
});
