import { describe, expect, test, vi } from 'vitest';
import { internally } from '../testing/quiet-client';
import { internalsOf } from './internals';
import { dataLayerOf, oneTapServicesOf } from './oauth/one-tap-internals';
import { searchManagerOf, sessionStateOf } from './rare-internals';

const work = () => undefined;

// Columns: a part that a client may have, and the names of the properties that are used.
test.each([
  ['its token', { publicToken: 'public-token-test' }, ['publicToken']],
  ['its data', { bootstrap: { getSync: work, getAsync: work } }, ['bootstrap']],
  ['its network', { networkClient: { fetchSDK: work, logEvent: work } }, ['fetchSDK', 'logEvent']],
  ['a network that only asks', { networkClient: { fetchSDK: work } }, ['fetchSDK']],
  ['a network that only logs', { networkClient: { logEvent: work } }, ['logEvent']],
  ['a token that is no text', { publicToken: 7 }, []],
  ['data that cannot be waited for', { bootstrap: { getSync: work } }, []],
  ['a network of another kind', { networkClient: { fetchSDK: 'https://' } }, []],
  ['parts that are nothing', { publicToken: null, bootstrap: null, networkClient: undefined }, []],
])('a client with %s has those internals', (_what, internal, names) => {
  expect(Object.keys(internalsOf(internally(internal)))).toEqual(names);
});

test('requests and log entries use the client’s current object', async () => {
  const networkClient = {
    answer: 'first',
    async fetchSDK(request: object) {
      return { request, answer: this.answer };
    },
    logEvent: vi.fn(),
  };
  const { fetchSDK, logEvent } = internalsOf(internally({ networkClient }));
  networkClient.answer = 'second';
  const request = { url: '/users/search', method: 'POST' } as const;
  expect(await fetchSDK?.(request)).toEqual({ request, answer: 'second' });
  logEvent?.({ name: 'seen', details: {} });
  expect(networkClient.logEvent).toHaveBeenCalledExactlyOnceWith({ name: 'seen', details: {} });
});

describe('rareInternals', () => {
  // Columns: the complete part | the same with a property missing, or of another type.
  test.each([
    [
      'the search',
      searchManagerOf,
      internally({ searchManager: { searchUser: work } }),
      internally({ searchManager: {} }),
    ],
    [
      'the helper page',
      oneTapServicesOf,
      internally({ clientsideServices: { oneTapStart: work, oneTapSubmit: work } }),
      internally({ clientsideServices: { oneTapStart: work } }),
    ],
    [
      'the store of the client',
      dataLayerOf,
      internally({ dataLayer: { getItem: work, removeItem: work } }),
      internally({ dataLayer: { removeItem: work } }),
    ],
    [
      'the session as it is remembered',
      sessionStateOf,
      { session: { _subscriptionService: { destroyState: work } } },
      { session: { _subscriptionService: 7 } },
    ],
  ])('the rare internals of a client are complete or absent: %s', (_what, read, whole, part) => {
    expect(read(whole)).toBeDefined();
    for (const client of [part, internally({}), {}]) expect(read(client)).toBeUndefined();
  });
});
