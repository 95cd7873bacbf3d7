/** The most characters that a field takes. */
const most = 1_024;

/**
 * The text of a field, cut to a kilobyte in the field itself. Call it before the text is processed: a pasted megabyte
 * would block the page.
 */
export function readFieldText(input: HTMLInputElement): string {
  // A lone surrogate would be no character.
  if (input.value.length > most) input.value = input.value.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return input.value;
}

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
