/**
 * The decimal digits of every script as ASCII, the rest unchanged. Unicode keeps each script's ten digits together,
 * in order, so a digit's value is its distance from the start of its run.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let start = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
    return String((point - start) % 10);
  });
}
