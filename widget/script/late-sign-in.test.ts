import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import { later } from '../../flows/core/testing/fake-provider';
import * as overPage from '../sign-in';
import type { SignInOptions, SignInResult } from '../sign-in';
import { quietClient } from '../testing/quiet-client';
import { lateSignIn } from './late-sign-in';
import { overPageCode } from './over-page.lazy';

type Code = Awaited<ReturnType<typeof overPageCode.load>>;

const lives = new Set<AbortController>();
let loading = later<Code>();
let signingIn = later<SignInResult>();
const signIn = vi.fn((_options: SignInOptions) => signingIn.promise);
beforeEach(() => {
  loading = later();
  signingIn = later();
  vi.spyOn(overPageCode, 'load').mockImplementation(() => loading.promise);
});
afterEach(async () => {
  for (const one of lives) one.abort();
  lives.clear();
  loading.settle(failed({ type: 'unreachable' }));
  await settle();
  vi.restoreAllMocks();
  signIn.mockClear();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const arrived = succeeded({ ...overPage, signIn });
const aborted = { name: 'SignInClosedError', reason: 'aborted', message: 'The log-in was aborted.' };

/** A call with a signal of its own, and what came of it so far. */
function called(life = new AbortController()) {
  lives.add(life);
  const options: SignInOptions = { client: quietClient(), config: { products: ['passwords'] }, signal: life.signal };
  const promise = lateSignIn(options);
  let result: unknown = 'pending';
  promise.then(
    ({ how }) => (result = how),
    (problem: unknown) => (result = problem),
  );
  return { options, promise, abort: () => life.abort(), result: () => result };
}

test('signIn() of the script signs in once its code has loaded [B-SIGNIN-7]', async () => {
  const { options, result } = called();
  loading.settle(arrived);
  await settle();
  expect(signIn.mock.calls).toEqual([[options]]);
  signingIn.settle({ how: 'session' } as SignInResult);
  await settle();
  expect(result()).toBe('session');
});

// Columns: the end of a call | how it comes to that.
test.each([
  ['succeeds', () => signingIn.settle({ how: 'session' } as SignInResult)],
  ['is aborted', (life: AbortController) => life.abort()],
] as const)("a call that %s leaves no listener at the host's signal [B-SIGNIN-7]", async (_end, act) => {
  const life = new AbortController();
  const add = vi.spyOn(life.signal, 'addEventListener');
  const remove = vi.spyOn(life.signal, 'removeEventListener');
  called(life);
  loading.settle(arrived);
  await settle();
  expect(add).toHaveBeenCalledOnce();
  act(life);
  await settle();
  expect(remove.mock.calls).toEqual(add.mock.calls);
});

test('code that cannot be loaded rejects with a WidgetError, and the next call begins again [B-SIGNIN-7]', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const { promise, result } = called();
  loading.settle(failed({ type: 'unreachable', cause }));
  const next = promise.catch(() => {
    loading = later();
    return called().promise === promise;
  });
  expect(await next).toBe(false);
  expect(result()).toMatchObject({ name: 'WidgetError', operation: 'signIn', type: 'unreachable', cause });
  expect(overPageCode.load).toHaveBeenCalledTimes(2);
});

test('an abort while the code loads rejects at once, and code that arrives later begins the next call only [B-SIGNIN-7]', async () => {
  const first = called();
  first.abort();
  const next = called();
  expect(next.promise).not.toBe(first.promise);
  await settle();
  expect(first.result()).toMatchObject(aborted);
  loading.settle(arrived);
  await settle();
  expect(signIn.mock.calls).toEqual([[next.options]]);
  expect(next.result()).toBe('pending');
});

test('a signal that was aborted before the call rejects it while the code loads, and the next call begins again [B-SIGNIN-7]', async () => {
  const life = new AbortController();
  life.abort();
  const { result } = called(life);
  await settle();
  expect(result()).toMatchObject(aborted);
  const next = called();
  loading.settle(arrived);
  await settle();
  expect(signIn.mock.calls).toEqual([[next.options]]);
});

test('a second call returns the same promise, while the code loads and while a sign-in is open [B-SIGNIN-7]', async () => {
  const { promise } = called();
  expect(called().promise).toBe(promise);
  loading.settle(arrived);
  await settle();
  expect(called().promise).toBe(promise);
  expect(signIn).toHaveBeenCalledOnce();
});

test('an abort while a sign-in is open rejects at once, and leaves the next one the only one [B-SIGNIN-7]', async () => {
  const first = called();
  loading.settle(arrived);
  await settle();
  first.abort();
  const ending = signingIn;
  signingIn = later();
  const next = called();
  await settle();
  ending.settle({ how: 'dialog' } as SignInResult);
  await settle();
  expect(first.result()).toMatchObject(aborted);
  expect(called().promise).toBe(next.promise);
});
