import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { otpauthAddress } from './setup-key';

test('an account is named as authenticator apps expect it', () => {
  const address = otpauthAddress({ secret: 'GEZDGNBV', issuer: 'Slow Clay', account: 'ada@example.com' });
  expect(address).toBe('otpauth://totp/Slow%20Clay:ada%40example.com?secret=GEZDGNBV&issuer=Slow%20Clay');
});

test('any names give an address with one account, one secret and one issuer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (issuer, account) => {
      const url = new URL(otpauthAddress({ secret: 'GEZDGNBV', issuer, account }));
      expect([...url.searchParams.keys()]).toEqual(['secret', 'issuer']);
      expect(url.searchParams.get('secret')).toBe('GEZDGNBV');
      expect(url.pathname.match(/:/g)).toHaveLength(1);
      expect(url.hash).toBe('');
    }),
  );
});
