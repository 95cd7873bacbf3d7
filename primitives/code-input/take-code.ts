import { toAsciiDigits } from '../field/field-text';

/**
 * The one code of `length` digits in a text, or nothing. Digits of any script count; a code may be written in groups
 * (`123 456`, `123-456`) and be part of a sentence (`G-123456 is your code`). Longer numbers hold no code.
 */
export function extractCode(text: string, length: number): string | undefined {
  const numbers = toAsciiDigits(text).match(/\d(?:[ \u00a0\u202f\p{Pd}]?\d)*/gu) ?? [];
  const codes = numbers.map(onlyDigits).filter((digits) => digits.length === length);
  return new Set(codes).size === 1 ? codes[0] : undefined;
}

/** A code as it is being written, and where the caret is in it. */
export interface CodeDraft {
  code: string;
  caret: number;
}

/**
 * The code after its field's text has changed from `previous` to `text` with the caret at `caret`, by a key,
 * a paste, an autofill or an input method. A whole code that is put in replaces what was there; anything else that is
 * longer than one key is taken only if it is part of a code; a key beyond the last digit writes over the next one.
 */
export function takeCode(previous: string, text: string, caret: number, length: number): CodeDraft {
  let start = 0;
  while (start < caret && start < previous.length && text[start] === previous[start]) start++;
  const inserted = toAsciiDigits(text.slice(start, caret));
  const digits = onlyDigits(toAsciiDigits(text));
  if (inserted.length > 1) {
    const whole = extractCode(inserted, length) ?? extractCode(text, length);
    if (whole) return { code: whole, caret: length };
    if (digits.length > length || /[^\d\s\p{Pd}]/u.test(inserted)) return { code: previous, caret: previous.length };
  }
  const digitsBefore = onlyDigits(toAsciiDigits(text.slice(0, caret))).length;
  const isOver = digits.length > length;
  const code = isOver ? digits.slice(0, digitsBefore) + digits.slice(digitsBefore + 1) : digits;
  return { code: code.slice(0, length), caret: Math.min(digitsBefore, length) };
}

/** The same after a complete code that was refused: new input starts a new code, and a deletion clears it. */
export function replaceCode(previous: string, text: string, caret: number, length: number): CodeDraft {
  if (text === previous.slice(0, -1)) return { code: '', caret: 0 };
  if (!text.startsWith(previous)) return takeCode(previous, text, caret, length);
  const rest = text.slice(previous.length);
  const draft = takeCode('', rest, rest.length, length);
  return draft.code ? draft : { code: previous, caret: previous.length };
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}
