/** The most characters that a field takes. */
const most = 1_024;

/**
 * The text of a field, cut to a kilobyte there and then. Call it before anything is made of a text: a
 * megabyte that is pasted would hold up the page.
 */
export function takeText(input: HTMLInputElement): string {
  // Half of a pair of surrogates would be no character.
  if (input.value.length > most) input.value = input.value.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return input.value;
}
