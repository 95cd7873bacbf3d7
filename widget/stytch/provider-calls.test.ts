import { expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import type { Client } from './client';
import { defer, deferSubscription } from './defer';
import { callNames, providerCalls } from './provider-calls';

const client = {} as Client;

test('every call of the port is there, and no other', () => {
  const { provider } = fakeProvider();
  const facts = ['isTestProject', 'bootstrap', 'person', 'isPersonCertain', 'sessionId', 'watchPerson', 'logEvent'];
  const calls = Object.keys(provider).filter((name) => !facts.includes(name));
  expect(Object.keys(providerCalls(client, {})).sort()).toEqual(calls.sort());
  expect([...callNames, 'watchWallets'].sort()).toEqual(calls.sort());
});

test('a call waits for what makes it, and is handed what it was given', async () => {
  const rename = vi.fn(async (_passkey: { id: string; name: string }) => succeeded(undefined));
  const load = vi.fn(async () => succeeded({ rename }));
  const { rename: deferred } = defer(['rename'], load);
  expect(load).not.toHaveBeenCalled();
  expect(await deferred({ id: 'passkey-1', name: 'Phone' })).toEqual(succeeded(undefined));
  expect(rename).toHaveBeenCalledWith({ id: 'passkey-1', name: 'Phone' });
});

test('a call whose code cannot be had fails like any other', async () => {
  const error = { type: 'unreachable' } as const;
  const { search } = defer(['search'], async () => failed(error) as ReturnType<typeof succeeded<{ search(): never }>>);
  expect(await search()).toEqual(failed(error));
});

test('a subscription that was stopped before its source came never begins', async () => {
  const stop = vi.fn();
  const subscribe = vi.fn(() => stop);
  const early = deferSubscription(async () => succeeded('source'), subscribe);
  early();
  const late = deferSubscription(async () => succeeded('source'), subscribe);
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledOnce());
  late();
  expect(stop).toHaveBeenCalledOnce();
});

test('a call whose code comes after the unmount is not made', async () => {
  const mount = new AbortController();
  const send = vi.fn(async () => succeeded(undefined));
  const { send: deferred } = defer(
    ['send'],
    async () => {
      mount.abort();
      return succeeded({ send });
    },
    () => mount.signal,
  );
  expect(await deferred()).toEqual(failed({ type: 'cancelled' }));
  expect(send).not.toHaveBeenCalled();
});

test('a subscription that is stopped by what it is told first ends, and ends once', async () => {
  const end = vi.fn();
  const onChange = vi.fn(() => stop());
  const stop = deferSubscription(
    async () => succeeded('source'),
    () => {
      onChange();
      return end;
    },
  );
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
  stop();
  expect(end).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledOnce();
});
