import { describe, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import { later } from '../../flows/core/testing/fake-provider';
import { defer, deferSubscription } from './defer';

interface Calls {
  add(one: number, other: number): Promise<Outcome<number>>;
}
const calls: Calls = { add: async (one, other) => succeeded(one + other) };

describe('a call whose code is not here yet', () => {
  test('is made once it is, with what it was given', async () => {
    const code = later<Outcome<Calls>>();
    const { add } = defer<Calls, 'add'>(['add'], () => code.promise);
    const answer = add(1, 2);
    code.settle(succeeded(calls));
    expect(await answer).toEqual(succeeded(3));
  });

  test('fails as its code does', async () => {
    const { add } = defer<Calls, 'add'>(['add'], async () => failed({ type: 'unreachable' }));
    expect(await add(1, 2)).toEqual(failed({ type: 'unreachable' }));
  });

  test('is never made once the mount that wanted it has ended', async () => {
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

describe('a subscription to what is not here yet', () => {
  const source = (tell: (listener: () => void) => () => void) => later<Outcome<typeof tell>>();

  test('begins when it is, and ends when it is stopped, once', async () => {
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

  test('that was stopped before never begins', async () => {
    const subscribe = vi.fn(() => () => undefined);
    const code = later<Outcome<undefined>>();
    deferSubscription(() => code.promise, subscribe)();
    code.settle(succeeded(undefined));
    await Promise.resolve();
    await Promise.resolve();
    expect(subscribe).not.toHaveBeenCalled();
  });

  test('that is stopped by what it is told at once has ended', async () => {
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

  test('does not begin for a mount that has ended, nor where its code cannot be had', async () => {
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
