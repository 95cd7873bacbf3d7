import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caretAfterFormat, phoneDigits, takePhone } from './phone-text';

test.each([
  ['(555) 010-0123', '5550100123'],
  ['+44 (0)20 7946 0958', '+4402079460958'],
  ['\uff0b49 30', '+4930'],
  ['٥٥٥ ٠١٠', '555010'],
  ['5+5', '55'],
  ['no number', ''],
])('the text "%s" has the digits %s', (text, digits) => expect(phoneDigits(text)).toBe(digits));

describe('the caret in a formatted number', () => {
  test.each([
    ['(555) 010', 0, 0],
    ['(555) 010', 3, 4],
    ['(555) 010', 4, 7],
    ['(555) 010-', 6, 10],
    ['+44 20', 1, 1],
    ['+44 20', 9, 6],
  ])('the caret in "%s" behind %d digits is at %d', (formatted, before, caret) => {
    expect(caretAfterFormat(formatted, before)).toBe(caret);
  });

  test('the caret in a formatted number stays behind its digit, whatever the format', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d() -]{0,20}$/), fc.nat(20), (formatted, before) => {
        const caret = caretAfterFormat(formatted, before);
        const digits = phoneDigits(formatted).length;
        expect(phoneDigits(formatted.slice(0, caret))).toHaveLength(Math.min(before, digits));
      }),
    );
  });
});

test('Backspace over a bracket deletes the digit before it', () => {
  expect(takePhone('5550', '(555 0', 4, 'backward')).toEqual({ digits: '550', digitsBeforeCaret: 2 });
});

test('Backspace at the start deletes nothing', () => {
  expect(takePhone('5550', '555) 0', 0, 'backward')).toEqual({ digits: '5550', digitsBeforeCaret: 0 });
});
