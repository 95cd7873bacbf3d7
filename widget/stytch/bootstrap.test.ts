import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bootstrapOf } from './bootstrap';
import type { SdkRequest } from './internals';

const snake = {
  project_name: 'Acme',
  disable_sdk_watermark: true,
  email_domains: ['acme.test', 7],
  password_config: { luds_complexity: 3, luds_minimum_count: 8 },
  rbac_policy: { scopes: [] },
};
const acme = {
  isKnown: true,
  projectName: 'Acme',
  displayWatermark: false,
  emailDomains: ['acme.test'],
  passwordConfig: { ludsComplexity: 3, ludsMinimumCount: 8 },
  policy: { scopes: [] },
};
const camel = {
  projectName: 'Acme',
  displayWatermark: false,
  emailDomains: ['acme.test'],
  passwordConfig: { ludsComplexity: 3, ludsMinimumCount: 8 },
  rbacPolicy: { scopes: [] },
};

/** A client whose own first request failed, and the provider's responses to further requests. */
function clientWithout(own: unknown, answer: (request: SdkRequest) => Promise<unknown> = async () => snake) {
  const bootstrap = { getSync: () => undefined, getAsync: vi.fn(async () => own) };
  const fetchSDK = vi.fn(answer);
  return { publicToken: 'public-token-test-1', bootstrap, fetchSDK };
}

let time = 0;
beforeEach(() => {
  time = 0;
  // Both clocks: with the system's own clock, a long-running process would be too late for every time here.
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + time);
});
afterEach(() => void vi.restoreAllMocks());

test('bootstrap data of the client is not requested again', async () => {
  const client = clientWithout(camel);
  expect(await bootstrapOf(client).load()).toEqual(acme);
  time = 60_000;
  expect(await bootstrapOf(client).load()).toEqual(acme);
  expect(client.fetchSDK).not.toHaveBeenCalled();
});

test('bootstrap data that the client could not load is requested from the provider, once', async () => {
  const client = clientWithout({ projectName: null });
  const { load } = bootstrapOf(client);
  expect(await load()).toBeUndefined();
  time = 5_000;
  expect(await load()).toEqual(acme);
  expect(client.fetchSDK).toHaveBeenCalledExactlyOnceWith({
    url: '/projects/bootstrap/public-token-test-1',
    method: 'GET',
  });
  time = 60_000;
  expect(await bootstrapOf(client).load()).toEqual(acme);
  expect(client.fetchSDK).toHaveBeenCalledOnce();
});

test('all widgets of a client send one request in two seconds [B-MAIN-7]', async () => {
  const client = clientWithout(undefined, () => Promise.reject(new TypeError('offline')));
  const widgets = Array.from({ length: 20 }, () => bootstrapOf(client));
  const loadAll = () => Promise.all(widgets.map(({ load }) => load()));
  expect(new Set(await loadAll())).toEqual(new Set([undefined]));
  expect(client.fetchSDK).not.toHaveBeenCalled();
  time = 5_000;
  await loadAll();
  time = 6_900;
  await loadAll();
  expect(client.fetchSDK).toHaveBeenCalledOnce();
  time = 7_100;
  await loadAll();
  expect(client.fetchSDK).toHaveBeenCalledTimes(2);
  expect(client.bootstrap.getAsync).toHaveBeenCalledOnce();
});

test('bootstrap data is requested from the client again, where its project is unknown', async () => {
  const { bootstrap, fetchSDK } = clientWithout(undefined);
  const { load } = bootstrapOf({ bootstrap, fetchSDK });
  await load();
  time = 5_000;
  expect(await load()).toBeUndefined();
  expect({ getAsyncCalls: bootstrap.getAsync.mock.calls.length, fetchSDKCalls: fetchSDK.mock.calls.length }).toEqual({
    getAsyncCalls: 2,
    fetchSDKCalls: 0,
  });
});

test('a request that never ends does not prevent another one', async () => {
  const client = clientWithout(new Promise(() => undefined));
  void bootstrapOf(client).load();
  time = 25_000;
  expect(await bootstrapOf(client).load()).toEqual(acme);
});

test.each([undefined, null, 'text', [], {}, { project_name: 7 }])(
  'an answer of %j is invalid [T-FAULT-15]',
  async (answer) => {
    const { load } = bootstrapOf(clientWithout(undefined, async () => answer));
    await load();
    time = 5_000;
    expect(await load()).toBeUndefined();
  },
);

test('an answer with only a name shows the watermark, as the client would', async () => {
  const { load } = bootstrapOf(clientWithout(undefined, async () => ({ project_name: 'Acme' })));
  await load();
  time = 5_000;
  expect(await load()).toMatchObject({ displayWatermark: true, emailDomains: [], passwordConfig: null });
});

test('a client without these internals has no bootstrap data', async () => {
  expect(await bootstrapOf({}).load()).toBeUndefined();
  const { bootstrap } = clientWithout(undefined);
  expect(await bootstrapOf({ bootstrap }).load()).toBeUndefined();
  time = 5_000;
  expect(await bootstrapOf({ bootstrap }).load()).toBeUndefined();
});
