import { base58 } from '@scure/base';
import { expect, test } from 'vitest';
import { ethereumCalls, hexOf } from './ethereum';
import { safeIcon } from './page-objects';
import { solanaAddress, solanaSignature } from './solana';

test.each([[[]], [['']], [[123]], ['0xabc'], [undefined], [null]])(
  'a wallet that gives %j as accounts has not connected',
  async (accounts) => {
    expect(await ethereumCalls({ request: async () => accounts }).connect()).toMatchObject({
      ok: false,
      error: { type: 'wallet_failed' },
    });
  },
);

/** A value that throws when it is read. */
const hostile = () =>
  Object.defineProperty({}, 'code', {
    get: () => {
      throw new Error('looked at');
    },
  });
const thrown: Readonly<Record<string, [() => unknown, string]>> = {
  'a declined request': [() => ({ code: 4001 }), 'cancelled'],
  'a request that is open already': [() => ({ code: -32_002 }), 'wallet_busy'],
  'code 4100': [() => ({ code: 4100 }), 'wallet_failed'],
  'code 4900': [() => ({ code: 4900 }), 'wallet_failed'],
  "Solana's words": [() => ({ message: 'User rejected the request.' }), 'cancelled'],
  'a string': [() => 'nope', 'wallet_failed'],
  undefined: [() => undefined, 'wallet_failed'],
  null: [() => null, 'wallet_failed'],
  'something hostile': [hostile, 'wallet_failed'],
};
test.each(Object.keys(thrown))('a wallet that throws %s is understood [T-WALLET-2]', async (name) => {
  const [make, type] = thrown[name] ?? [() => undefined, ''];
  const request = () => Promise.reject(make());
  expect(await ethereumCalls({ request }).connect()).toMatchObject({ ok: false, error: { type } });
});

test('the exact bytes of the text are signed [B-WALLET-7] [T-WALLET-6]', () => {
  for (const text of ['Hello', 'Grüße 😀', 'a\u0000b', 'x'.repeat(100_000)]) {
    const hex = hexOf(text).slice(2);
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    expect(new TextDecoder().decode(bytes)).toBe(text);
  }
});

test('only an image in the address itself is a picture [T-WALLET-7]', () => {
  expect(safeIcon('data:image/png;base64,AA==')).toBeDefined();
  for (const icon of ['https://a.test/a.png', 'javascript:alert(1)', 'data:text/html,<script>', 7, undefined]) {
    expect(safeIcon(icon)).toBeUndefined();
  }
});

test('addresses and signatures of Solana are read from whatever a wallet hands over [B-WALLET-7]', () => {
  const bytes = new Uint8Array(64);
  bytes[63] = 1;
  const encoded = base58.encode(bytes);
  for (const answer of [bytes, { signature: bytes }, [{ signature: bytes }], new DataView(bytes.buffer)]) {
    expect(solanaSignature(answer)).toBe(encoded);
  }
  for (const answer of [undefined, 'x', new Uint8Array(3), { signature: 'x' }])
    expect(solanaSignature(answer)).toBeUndefined();
  expect(solanaAddress('1'.repeat(32))).toBe('1'.repeat(32));
  expect(solanaAddress('0OIl'.repeat(10))).toBeUndefined();
});

// From the published list of base58 test vectors: hex, and its encoding; zeros at the start are ones.
test.each([
  ['61', '2g'],
  ['626262', 'a3gV'],
  ['00eb15231dfceb60925886b67d065299925915aeb172c06647', '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L'],
  ['516b6fcd0f', 'ABnLTmg'],
  ['00000000000000000000', '1111111111'],
])('base58 of %s is %s', (hex, text) => {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  expect(base58.encode(bytes)).toBe(text);
});
