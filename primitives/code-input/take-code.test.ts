import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractCode, takeCode } from './take-code';

describe('takeCode: the code in a text', () => {
  test.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['123\u2013456', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['G-123456 is your code', '123456'],
    ['Your code is 123456. It expires in 10 minutes.', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['１２３４５６', '123456'],
    ['123456, again: 123456', '123456'],
  ])('%s contains the code %s', (text, code) => expect(extractCode(text, 6)).toBe(code));

  test.each(['', '12345', '1234567', '123 4567', 'no digits', '123456 or 654321', '12345678901234567890'])(
    '"%s" contains no code',
    (text) => expect(extractCode(text, 6)).toBeUndefined(),
  );
});

describe('takeCode: changes of a code', () => {
  test('a digit typed at the end is added', () => {
    expect(takeCode('12', '123', 3, 6)).toEqual({ code: '123', caret: 3 });
  });

  test('a letter is not taken, and the caret stays', () => {
    expect(takeCode('123', '1x23', 2, 6)).toEqual({ code: '123', caret: 1 });
  });

  test('a digit beyond the last is not taken', () => {
    expect(takeCode('123456', '1234567', 7, 6)).toEqual({ code: '123456', caret: 6 });
  });

  test('a digit typed inside a full code writes over the next one', () => {
    expect(takeCode('123456', '1293456', 3, 6)).toEqual({ code: '129456', caret: 3 });
  });

  test('a deletion is kept', () => {
    expect(takeCode('123456', '12456', 2, 6)).toEqual({ code: '12456', caret: 2 });
  });

  test('a whole code pasted behind what was typed replaces it', () => {
    expect(takeCode('12', '12654-321', 9, 6)).toEqual({ code: '654321', caret: 6 });
  });

  test('a whole code pasted over what was typed replaces it, whatever both share', () => {
    expect(takeCode('1', '123 456 is your code', 20, 6)).toEqual({ code: '123456', caret: 6 });
  });

  test('a part of a code can be pasted', () => {
    expect(takeCode('12', '12345', 5, 6)).toEqual({ code: '12345', caret: 5 });
  });

  test.each(['1234567', 'call 555 0100', 'hello'])('"%s" pasted changes nothing', (pasted) => {
    expect(takeCode('12', `12${pasted}`, 2 + pasted.length, 6)).toEqual({ code: '12', caret: 2 });
  });

  test('any change leaves at most six ASCII digits with the caret inside [B-OTP-2]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,6}$/), fc.string(), fc.nat(40), (previous, text, caret) => {
        const draft = takeCode(previous, text, Math.min(caret, text.length), 6);
        expect(draft.code).toMatch(/^\d{0,6}$/);
        expect(draft.caret).toBeLessThanOrEqual(draft.code.length);
      }),
    );
  });
});
