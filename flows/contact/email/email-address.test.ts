import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress, trimmedContact } from './email-address';

test.each([
  'ada@example.com',
  'ada+tag@mail.example.co.uk',
  "o'neil@example.ie",
  'ada@exämple.de',
  '用户@例子.中国',
  'ada@a-b.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
  ' ada@example.com ',
])('the address %s is valid [T-TEXT-16]', (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a b@example.com',
  '"a b"@x',
  'ada@example..com',
  'ada＠example.com',
  '<script>@x.com',
  'ada@-a.example',
  'ada@a-.example',
  'ada@b@example.com',
  'ada@ex_ample.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'b'.repeat(64)}.example`,
  `${'a'.repeat(300)}@example.com`,
])('the address %j is refused [T-TEXT-16]', (address) => expect(isEmailAddress(address)).toBe(false));

test('an address is sent as typed, without the space around it [B-MAIN-5] [T-TEXT-16]', () => {
  fc.assert(fc.property(fc.emailAddress(), (address) => trimmedContact(` ${address}\n`) === address));
});

// Copied from a contact in a page of the other direction, from a table, or from hyphenated text.
test.each([
  '\u202aada@example.com\u202c',
  '\u2068ada@example.com\u2069',
  'ada@example.com\u200f',
  'a\u00adda@exam\u200bple.com',
])('the invisible marks of a copied address, %j, are not sent [B-MAIN-5] [T-TEXT-10]', (address) => {
  expect(isEmailAddress(address)).toBe(true);
  expect(trimmedContact(address)).toBe('ada@example.com');
});

// A million characters: a scan in quadratic time does not end within the test's limit.
test('the longest input is checked in one pass [T-TEXT-3]', () => {
  expect(isEmailAddress(`a@${'a'.repeat(1_000_000)}`)).toBe(false);
  expect(isEmailAddress(`${'a.'.repeat(500_000)}@${'a.'.repeat(500_000)}`)).toBe(false);
});
