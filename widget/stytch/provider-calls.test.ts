// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failed } from '../../flows/core/provider/outcome';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { quietClient } from '../testing/quiet-client';
import { callNames, providerCalls } from './provider-calls';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the provider has every call of the port, and no other [B-CALL-3]', () => {
  const { provider } = fakeProvider();
  const facts = [
    'isTestProject',
    'bootstrap',
    'person',
    'isPersonCertain',
    'expireData',
    'sessionId',
    'sessionTimes',
    'watchPerson',
    'logEvent',
  ];
  const calls = Object.keys(provider).filter((name) => !facts.includes(name));
  expect(Object.keys(providerCalls(quietClient(), {})).sort()).toEqual(calls.sort());
  expect([...callNames, 'watchWallets'].sort()).toEqual(calls.sort());
});

// One call of each group: its request, and the part of the client that it calls.
describe.each([
  ['authenticateMagicLink', { token: 't' }, (reached: () => object) => ({ magicLinks: { authenticate: reached } })],
  ['verifyOtp', { code: '1', methodId: 'm' }, (reached: () => object) => ({ otps: { authenticate: reached } })],
  [
    'createPassword',
    { email: 'a@b.test', password: 'x' },
    (reached: () => object) => ({ passwords: { create: reached } }),
  ],
  ['renamePasskey', { id: 'p', name: 'Phone' }, (reached: () => object) => ({ webauthn: { update: reached } })],
  ['authenticateOAuth', { token: 't' }, (reached: () => object) => ({ oauth: { authenticate: reached } })],
  [
    'authenticateWallet',
    { address: 'a', type: 'solana' },
    (reached: () => object) => ({ cryptoWallets: { authenticate: reached } }),
  ],
  ['startLogout', { clientId: 'robot' }, (reached: () => object) => ({ idp: { oauthLogoutStart: reached } })],
] as const)('the call %s', (name, request, clientWith) => {
  const calling = (mount: AbortController) => {
    const reached = vi.fn(async () => ({}));
    const user = { getSync: () => null, get: async () => ({}) };
    const calls = providerCalls(quietClient({ user, ...clientWith(reached) }), {}, () => mount.signal);
    const call: unknown = calls[name];
    if (typeof call !== 'function') throw new Error('There is no such call.');
    return { reached, made: () => call(request) as Promise<unknown> };
  };

  test('reaches the client each time', async () => {
    const { reached, made } = calling(new AbortController());
    await made();
    await made();
    expect(reached).toHaveBeenCalledTimes(2);
  });

  test('is not made after the end of its mount', async () => {
    const mount = new AbortController();
    const { reached, made } = calling(mount);
    const outcome = made();
    mount.abort();
    expect(await outcome).toEqual(failed({ type: 'cancelled' }));
    expect(reached).not.toHaveBeenCalled();
  });
});

test('a watch of the wallets that ends before their code is loaded reports none', async () => {
  const onChange = vi.fn();
  providerCalls(quietClient(), {}).watchWallets(onChange)();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onChange).not.toHaveBeenCalled();
});
