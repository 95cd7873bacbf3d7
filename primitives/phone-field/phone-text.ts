import { toAsciiDigits } from '../field/field-text';

/** The digits of a phone number, of any script, as ASCII; with a `+` in front if it was written in full. */
export function phoneDigits(text: string): string {
  const kept = toAsciiDigits(text).replace(/[^\d+\uff0b]/g, '');
  const isInFull = /^[+\uff0b]/.test(kept);
  return (isInFull ? '+' : '') + kept.replace(/[+\uff0b]/g, '');
}

/**
 * The index of the caret in a formatted number, so that it stays behind the same digit: `digitsBeforeCaret`
 * counts digits and a leading `+`. Behind the last digit it is at the very end.
 */
export function caretAfterFormat(formatted: string, digitsBeforeCaret: number): number {
  const counted = [...formatted].flatMap((character, index) => (/[\d+]/.test(character) ? [index + 1] : []));
  if (digitsBeforeCaret >= counted.length) return formatted.length;
  return digitsBeforeCaret > 0 ? (counted[digitsBeforeCaret - 1] ?? 0) : 0;
}

/** The number after its field's text has changed to `text` with the caret at `caret`, by a deletion in that direction, if any. */
export function takePhone(previous: string, text: string, caret: number, deletion?: 'backward' | 'forward') {
  const digits = phoneDigits(text);
  const before = phoneDigits(text.slice(0, caret)).length;
  if (!deletion || digits !== previous) return { digits, digitsBeforeCaret: before };
  // Deleting a bracket or a space deletes the digit beyond it; otherwise the format would restore it each time.
  const at = deletion === 'backward' ? Math.max(before - 1, 0) : before;
  const end = deletion === 'backward' ? before : before + 1;
  return { digits: digits.slice(0, at) + digits.slice(end), digitsBeforeCaret: at };
}
