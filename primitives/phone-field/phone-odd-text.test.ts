import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { caretAfterFormat, phoneDigits, takePhone } from './phone-text';

test('any pasted text is reduced to digits, with at most one leading plus', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void expect(phoneDigits(text)).toMatch(/^\+?\d*$/)));
});

test('digits that are read twice are the same', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+\d() -]{0,20}$/), (text) => {
      expect(phoneDigits(phoneDigits(text))).toBe(phoneDigits(text));
    }),
  );
});

test('a digit typed anywhere in a number is inserted there, with the caret behind it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,12}$/), fc.nat(12), fc.stringMatching(/^\d$/), (number, place, digit) => {
      const at = Math.min(place, number.length);
      const text = number.slice(0, at) + digit + number.slice(at);
      expect(takePhone(number, text, at + 1)).toEqual({ digits: text, digitsBeforeCaret: at + 1 });
      expect(caretAfterFormat(text, at + 1)).toBe(at + 1);
    }),
  );
});

test('a deletion of formatting alone deletes the next digit in its direction', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,12}$/), fc.nat(12), (number, place) => {
      const at = Math.min(place, number.length);
      const back = takePhone(number, number, at, 'backward');
      const forth = takePhone(number, number, at, 'forward');
      expect(back.digits).toBe(number.slice(0, Math.max(at - 1, 0)) + number.slice(at));
      expect(forth.digits).toBe(number.slice(0, at) + number.slice(at + 1));
      expect({
        backDigitsBeforeCaret: back.digitsBeforeCaret,
        forthDigitsBeforeCaret: forth.digitsBeforeCaret,
      }).toEqual({ backDigitsBeforeCaret: Math.max(at - 1, 0), forthDigitsBeforeCaret: at });
    }),
  );
});
