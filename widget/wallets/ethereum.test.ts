import { describe, expect, test, vi } from 'vitest';
import { ethereumCalls } from './ethereum';

const ada = `0x${'aB'.repeat(20)}`;
const bob = `0x${'cd'.repeat(20)}`;

// Columns: the wallet's response | the connected address.
test.each<[unknown, string]>([
  [[ada], ada],
  [[bob, ada], bob],
  [[ada.toUpperCase().replace('X', 'x')], ada.toUpperCase().replace('X', 'x')],
])('a wallet that gives %j as accounts has connected %s', async (accounts, address) => {
  expect(await ethereumCalls({ request: () => accounts }).connect()).toEqual({ ok: true, value: address });
});

// Columns: the wallet's response | whether that is a signature.
test.each<[unknown, boolean]>([
  [`0x${'1b'.repeat(65)}`, true],
  ['0xAB', true],
  ['0x', false],
  ['0xabc', false],
  ['0xzz', false],
  [` 0xab`, false],
  ['0xab\n0xab', false],
  [{ signature: '0xab' }, false],
  [null, false],
])('a signature with a wallet that answers %j is accepted: %s', async (answer, isSigned) => {
  const request = vi.fn(() => answer);
  expect(await ethereumCalls({ request }).sign(ada, 'Hé')).toMatchObject(
    isSigned ? { ok: true, value: answer } : { ok: false, error: { type: 'wallet_failed' } },
  );
  expect(request.mock.calls).toEqual([[{ method: 'personal_sign', params: ['0x48c3a9', ada] }]]);
});

describe('account changes', () => {
  function watched() {
    const listeners = new Map<string, (given?: unknown) => void>();
    const onGone = vi.fn();
    const stop = ethereumCalls({
      request: vi.fn(),
      on: (event, listener) => listeners.set(event, listener),
      removeListener: (event, listener) => listeners.get(event) === listener && listeners.delete(event),
    }).watchAccount(ada, onGone);
    return { listeners, onGone, stop };
  }

  // Columns: the wallet's event | the calls: none while the account is available, else whether another was chosen.
  test.each<[string, string, unknown, unknown[][]]>([
    ['the same account', 'accountsChanged', [ada], []],
    ['the same account in other letters', 'accountsChanged', [ada.toLowerCase()], []],
    ['another account before it', 'accountsChanged', [bob, ada], [[true]]],
    ['no account', 'accountsChanged', [], [[false]]],
    ['nothing that is a list', 'accountsChanged', null, [[false]]],
    ['that it disconnects', 'disconnect', { code: 4900 }, [[false]]],
  ])(
    'an Ethereum wallet that reports %s drops the account only if it is no longer available',
    (_name, event, given, calls) => {
      const { listeners, onGone } = watched();
      listeners.get(event)?.(given);
      expect(onGone.mock.calls).toEqual(calls);
    },
  );

  test('an account change in an Ethereum wallet is not observed after the end', () => {
    const { listeners, stop } = watched();
    stop();
    expect(listeners.size).toBe(0);
  });

  test.each([
    ['cannot be listened to', undefined],
    [
      'throws when it is listened to',
      () => {
        throw new Error('No');
      },
    ],
  ])('an account change in an Ethereum wallet has no effect where it %s', (_name, on) => {
    const calls = ethereumCalls({ request: vi.fn(), on, removeListener: on });
    expect(() => calls.watchAccount(ada, vi.fn())()).not.toThrow();
  });
});
