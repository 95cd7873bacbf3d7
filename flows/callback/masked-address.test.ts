import { expect, test } from 'vitest';
import { maskedAddress } from './masked-address';

test.each([
  ['ada@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['"a@b"@example.com', '"***@example.com'],
  ['💥boom@example.com', '💥***@example.com'],
  ['@example.com', '***@example.com'],
  ['ada', 'a***'],
  ['', '***'],
])('a person knows %s again as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
