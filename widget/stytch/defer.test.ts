import { describe, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import { later } from '../../flows/core/testing/fake-provider';
import { defer, deferSubscription } from './defer';

interface Calls {
  add(one: number, other: number): Promise<Outcome<number>>;
}
const calls: Calls = { add: async (one, other) => succeeded(one + other) };

describe('deferred calls', () => {
  test('a deferred call is made once its code is loaded, with its arguments', async () => {
    const code = later<Outcome<Calls>>();
    const { add } = defer<Calls, 'add'>(['add'], () => code.promise);
    const answer = add(1, 2);
    code.settle(succeeded(calls));
    expect(await answer).toEqual(succeeded(3));
  });

  test('a deferred call fails as its code does', async () => {
    const { add } = defer<Calls, 'add'>(['add'], async () => failed({ type: 'unreachable' }));
    expect(await add(1, 2)).toEqual(failed({ type: 'unreachable' }));
  });

  test('a deferred call is not made after the end of its mount', async () => {
    const code = later<Outcome<Calls>>();
    const mount = new AbortController();
    const made = vi.fn(calls.add);
    const { add } = defer<Calls, 'add'>(
      ['add'],
      () => code.promise,
      () => mount.signal,
    );
    const answer = add(1, 2);
    mount.abort();
    code.settle(succeeded({ add: made }));
    expect(await answer).toEqual(failed({ type: 'cancelled' }));
    expect(made).not.toHaveBeenCalled();
  });
});

describe('deferred subscriptions', () => {
  const source = (subscribe: (listener: () => void) => () => void) => later<Outcome<typeof subscribe>>();

  test('a deferred subscription starts with its source, and ends once', async () => {
    const end = vi.fn();
    const code = source(() => end);
    const stop = deferSubscription(
      () => code.promise,
      (subscribe) => subscribe(() => undefined),
    );
    code.settle(succeeded(() => end));
    await Promise.resolve();
    await Promise.resolve();
    stop();
    stop();
    expect(end).toHaveBeenCalledOnce();
  });

  test('a deferred subscription that is stopped before never starts', async () => {
    const subscribe = vi.fn(() => () => undefined);
    const code = later<Outcome<undefined>>();
    deferSubscription(() => code.promise, subscribe)();
    code.settle(succeeded(undefined));
    await Promise.resolve();
    await Promise.resolve();
    expect(subscribe).not.toHaveBeenCalled();
  });

  test('a deferred subscription that is stopped in its first callback has ended', async () => {
    const end = vi.fn();
    const code = later<Outcome<undefined>>();
    let stop = () => undefined as void;
    stop = deferSubscription(
      () => code.promise,
      () => {
        stop();
        return end;
      },
    );
    code.settle(succeeded(undefined));
    await Promise.resolve();
    await Promise.resolve();
    expect(end).toHaveBeenCalledOnce();
  });

  test('a deferred subscription does not start after the end of its mount, nor if its code fails to load', async () => {
    const subscribe = vi.fn(() => () => undefined);
    const mount = new AbortController();
    const code = later<Outcome<undefined>>();
    deferSubscription(
      () => code.promise,
      subscribe,
      () => mount.signal,
    );
    deferSubscription(async () => failed({ type: 'unreachable' }), subscribe);
    mount.abort();
    code.settle(succeeded(undefined));
    await Promise.resolve();
    await Promise.resolve();
    expect(subscribe).not.toHaveBeenCalled();
  });
});
