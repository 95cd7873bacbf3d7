// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { succeeded } from '../../flows/core/provider/outcome';
import { unansweredClient } from '../testing/unanswered-client';
import type { Client } from './client';
import { lateClient } from './late-client';

const real = (): Client => unansweredClient('public-token-test-late');

test('a page renders its first screen before the client is created, and all its widgets share that client', async () => {
  const make = vi.fn(real);
  const client = lateClient(make);
  let ready = () => {};
  const whenReady = new Promise<void>((resolve) => (ready = resolve));
  const providers = [client, client].map((one) => one.provide(() => whenReady));
  const loads = providers.map(({ bootstrap }) => bootstrap.load());
  providers[0]?.logEvent('render_login_screen', {});
  expect(providers[0]?.bootstrap.cached()).toMatchObject({ isKnown: false });
  expect(providers[0]?.isTestProject).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(make).not.toHaveBeenCalled();
  ready();
  await Promise.all(loads);
  expect(make).toHaveBeenCalledOnce();
  expect(providers[0]?.isTestProject).toBe(true);
});

test('an earlier press creates the client at once, and is answered', async () => {
  const made = real();
  vi.spyOn(made.user, 'get').mockResolvedValue({ webauthn_registrations: [] } as never);
  const make = vi.fn(() => made);
  const provider = lateClient(make).provide(() => new Promise(() => undefined));
  expect(await provider.listPasskeys()).toEqual(succeeded([]));
  expect(make).toHaveBeenCalledOnce();
});

test('a subscriber to the session is called when it is known, unless it has unsubscribed', async () => {
  const provider = lateClient(real).provide(async () => undefined);
  expect({ person: provider.person(), isPersonCertain: provider.isPersonCertain() }).toEqual({
    person: undefined,
    isPersonCertain: false,
  });
  const onChange = vi.fn();
  const onChangeOfOther = vi.fn();
  provider.watchPerson(onChange);
  provider.watchPerson(onChangeOfOther)();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChangeOfOther).not.toHaveBeenCalled();
});

test('a client that cannot be created means no user, an error for a press, and no unhandled rejection', async () => {
  const cause = new Error('Storage is blocked.');
  const client = lateClient(() => {
    throw cause;
  });
  const provider = client.provide(async () => undefined);
  const onChange = vi.fn();
  provider.watchPerson(onChange);
  provider.logEvent('render_login_screen', {});
  expect(await provider.searchUser('ada@example.com')).toEqual({ ok: false, error: { type: 'broken', cause } });
  expect(await provider.bootstrap.load()).toBeUndefined();
  expect(provider.isPersonCertain()).toBe(true);
  expect(onChange).toHaveBeenCalled();
  await expect(client).rejects.toBe(cause);
});

test('a client that could not be created once is created by the next press, and by the next mount', async () => {
  const made = real();
  vi.spyOn(made.user, 'get').mockResolvedValue({ webauthn_registrations: [] } as never);
  const cause = new Error('The network was down.');
  const make = vi.fn(() => made);
  make.mockImplementationOnce(() => {
    throw cause;
  });
  const client = lateClient(make);
  const provider = client.provide(async () => undefined);
  await provider.bootstrap.load();
  expect(make).toHaveBeenCalledOnce();
  expect(await Promise.all([provider.listPasskeys(), provider.listPasskeys()])).toEqual([succeeded([]), succeeded([])]);
  expect(provider.isTestProject).toBe(true);
  expect(await client.provide(async () => undefined).listPasskeys()).toEqual(succeeded([]));
  expect(make).toHaveBeenCalledTimes(2);
});

test.each([[undefined], ['public-token-1'], [{}]])(
  'a function that gives %j in place of a client makes every call fail at once, with that value as the cause',
  async (given) => {
    const client = lateClient(async () => given as never);
    const provider = client.provide(async () => undefined);
    const cause: unknown = await client.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(cause).toMatchObject({ name: 'WidgetError', type: 'configuration' });
    expect(Reflect.get(Object(cause), 'cause')).toBe(given);
    expect(await provider.searchUser('ada@example.com')).toEqual({ ok: false, error: { type: 'broken', cause } });
    expect(provider.isPersonCertain()).toBe(true);
  },
);

describe('an early unmount', () => {
  /** A client that is loaded when the test resolves it, and a mount that waits for it. */
  const waiting = () => {
    const made = real();
    const spies = {
      get: vi.spyOn(made.user, 'get'),
      onStateChange: vi.spyOn(made, 'onStateChange'),
    };
    let come = () => {};
    const make = vi.fn(() => new Promise<Client>((resolve) => (come = () => resolve(made))));
    const mount = new AbortController();
    const provide = (whenReady: () => Promise<unknown>) => lateClient(make).provide(whenReady, () => mount.signal);
    return { make, provide, spies, come: () => come(), unmount: () => mount.abort() };
  };
  const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

  test('no client is created for a call that was cancelled', async () => {
    const { make, provide, unmount } = waiting();
    let ready = () => {};
    const provider = provide(() => new Promise<void>((resolve) => (ready = resolve)));
    void provider.bootstrap.load();
    provider.logEvent('render_login_screen', {});
    unmount();
    ready();
    await aMoment();
    expect(make).not.toHaveBeenCalled();
  });

  test('pending calls and subscriptions are dropped after the unmount', async () => {
    const { provide, spies, come, unmount } = waiting();
    const provider = provide(async () => undefined);
    const onChange = vi.fn();
    provider.watchPerson(onChange);
    provider.watchWallets(onChange);
    const listing = provider.listPasskeys();
    await aMoment();
    unmount();
    come();
    expect(await listing).toEqual({ ok: false, error: { type: 'cancelled' } });
    await aMoment();
    expect(spies.get).not.toHaveBeenCalled();
    expect(spies.onStateChange).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a watcher that stopped in its callback is not subscribed', async () => {
    const { provide, spies, come } = waiting();
    const end = vi.fn();
    spies.onStateChange.mockReturnValue(end);
    const provider = provide(async () => undefined);
    const stop = provider.watchPerson(() => stop());
    await aMoment();
    come();
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
  });
});
