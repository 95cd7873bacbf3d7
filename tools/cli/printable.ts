// The control characters of ASCII and Latin-1 but for tab and line ends, and those that change the direction of text. A
// carriage return that ends no line would let a text overwrite its line.
// oxlint-disable-next-line no-control-regex -- they are what this is about
const steering = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\r(?!\n)/g;

/**
 * A text without characters that control a terminal: escape sequences in names from a file are shown as `\u{1b}`
 * (T-HOST-20).
 */
export function printable(text: string): string {
  return text.replaceAll(steering, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`);
}
