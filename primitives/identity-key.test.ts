import { expect, test } from 'vitest';
import { identityKey } from './identity-key';

test('two failures that look alike are two, and each stays itself', () => {
  const one = { type: 'unreachable' };
  const other = { type: 'unreachable' };
  expect(identityKey(one)).not.toBe(identityKey(other));
  expect(identityKey(one)).toBe(identityKey(one));
  expect(identityKey(undefined)).toBeUndefined();
});
