import { expect, test, vi } from 'vitest';
import { fakeProvider } from '../testing/fake-provider';
import { awaitPerson } from './await-person';

test.each(['before', 'during'])(
  'a wait for the user ends when its mount ends %s it, and watches no more',
  async (when) => {
    const stop = vi.fn();
    const { provider } = fakeProvider({
      person: () => undefined,
      isPersonCertain: () => false,
      watchPerson: () => stop,
    });
    const mount = new AbortController();
    if (when === 'before') mount.abort();
    const waited = awaitPerson(provider, mount.signal, 60_000);
    mount.abort();
    expect(await waited).toEqual({ status: 'unknown' });
    expect(stop).toHaveBeenCalledOnce();
  },
);
