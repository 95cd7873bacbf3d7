import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractCode, takeCode, replaceCode } from './take-code';

const code = fc.stringMatching(/^\d{6}$/);
const draft = fc.stringMatching(/^\d{0,6}$/);

describe('a key after a refused code', () => {
  test.each([
    ['a digit begins a new one', '1234567', { code: '7', caret: 1 }],
    ['a letter is not taken', '123456x', { code: '123456', caret: 6 }],
    ['a whole code replaces it', '123456654 321', { code: '654321', caret: 6 }],
    ['a sentence with a code replaces it', '123456Your code is 654321.', { code: '654321', caret: 6 }],
    ['seven digits are not taken', '1234561234567', { code: '123456', caret: 6 }],
    ['a deletion takes all of it', '12345', { code: '', caret: 0 }],
    ['an autofill replaces it', '654321', { code: '654321', caret: 6 }],
  ])('a key after a refused code: %s', (_what, text, taken) =>
    expect(replaceCode('123456', text, text.length, 6)).toEqual(taken),
  );
});

test('a code typed digit by digit is that code, whatever its length', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,10}$/), (typed) => {
      let value = '';
      for (const digit of typed) value = takeCode(value, value + digit, value.length + 1, typed.length).code;
      expect(value).toBe(typed);
    }),
  );
});

test('a deletion anywhere in a code removes that digit alone', () => {
  fc.assert(
    fc.property(draft, fc.nat(5), (value, place) => {
      fc.pre(place < value.length);
      const text = value.slice(0, place) + value.slice(place + 1);
      expect(takeCode(value, text, place, 6)).toEqual({ code: text, caret: place });
    }),
  );
});

test('a digit typed within an incomplete code shifts the digits after it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,5}$/), fc.nat(5), fc.stringMatching(/^\d$/), (value, place, digit) => {
      const at = Math.min(place, value.length);
      const text = value.slice(0, at) + digit + value.slice(at);
      expect(takeCode(value, text, at + 1, 6)).toEqual({ code: text, caret: at + 1 });
    }),
  );
});

test('the only code of a message is found however it is written, and none is found beside another', () => {
  const gap = fc.constantFrom('', ' ', '-', '\u2013', '\u00a0');
  const words = fc.constantFrom('', 'Your code: ', 'G-', 'Acme. Code ', '(');
  fc.assert(
    fc.property(code, code, gap, words, (one, other, between, before) => {
      const message = `${before}${one.slice(0, 3)}${between}${one.slice(3)}. Thanks!`;
      expect(extractCode(message, 6)).toBe(one);
      expect(takeCode('', message, message.length, 6)).toEqual({ code: one, caret: 6 });
      fc.pre(one !== other);
      expect(extractCode(`${message} Or ${other}?`, 6)).toBeUndefined();
    }),
  );
});

test('any key after a refused code leaves at most six digits with the caret inside', () => {
  fc.assert(
    fc.property(code, fc.string(), fc.nat(40), fc.boolean(), (previous, text, caret, isBehind) => {
      const written = isBehind ? previous + text : text;
      const taken = replaceCode(previous, written, Math.min(caret, written.length), 6);
      expect(taken.code).toMatch(/^\d{0,6}$/);
      expect(taken.caret).toBeLessThanOrEqual(taken.code.length);
    }),
  );
});
