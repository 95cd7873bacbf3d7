import { needsBrowser, parseColor, type ParsedColor } from './parse-color';

/** Parses a colour, or throws an Error with the given value, the reason and the accepted values. */
export function requireColor(text: unknown): ParsedColor {
  if (typeof text !== 'string') {
    throw new TypeError(`A colour is text, and this is ${text === null ? 'null' : typeof text}. ${whatWillDo}`);
  }
  const color = parseColor(text);
  if (color) return color;
  const shown = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
  throw new Error(
    needsBrowser(text)
      ? `The colour ${shown} depends on the page it is shown in, so its contrast cannot be known here. Give the colour that it stands for. ${whatWillDo}`
      : `${shown} cannot be read as a colour: it is no CSS colour name and no complete CSS colour. ${whatWillDo}`,
  );
}

const whatWillDo =
  'Write it like "#0A7", "rgb(0 170 119)", "hsl(162 100% 33%)", "oklch(0.65 0.15 165)" or with a name such as "teal".';
