import { expect, test } from 'vitest';
import { maskedAddress, maskedNumber } from './masked';

test.each([
  ['ada@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['"a@b"@example.com', '"***@example.com'],
  ['💥boom@example.com', '💥***@example.com'],
  ['@example.com', '***@example.com'],
  ['ada', 'a***'],
  ['', '***'],
])('the address %s is masked as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

test.each([
  ['+12025550162', '+1********62'],
  ['+4930123456', '+4*******56'],
  ['+123', '+123'],
  ['12', '12'],
])('the number %s is masked as %s', (number, masked) => {
  expect(maskedNumber(number)).toBe(masked);
});
