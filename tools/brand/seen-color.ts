import { requireColor } from '../color/require-color';
import { composite, intoGamut } from '../color/screen-color';
import { black, type Rgb, toHex, white } from '../color/srgb';
import type { Scheme } from './shades';

/**
 * The visible colour of a brand's colour: a translucent one is blended with white, or with black for a dark theme.
 * Throws the error for the user if the colour cannot be read or cannot be seen.
 */
export function seenColor(text: string, scheme: Scheme): Rgb {
  const color = requireColor(text);
  if (color.alpha === 0)
    throw new Error(
      `The colour ${JSON.stringify(text)} has an opacity of 0, so there is no colour to make a theme of. Give one that can be seen, such as "#0A7".`,
    );
  // Fitted into sRGB by its chroma, since it is the basis of a theme.
  return composite(intoGamut(color), scheme === 'dark' ? black : white);
}

/** The note for the user about the opacity that a brand's colour loses; undefined for an opaque colour. */
export function opacityNote(text: string, scheme: Scheme): string | undefined {
  const { alpha } = requireColor(text);
  if (alpha === 1) return undefined;
  const percent = Math.max(1, Math.floor(alpha * 100));
  const beneath = scheme === 'dark' ? 'black' : 'white';
  return `${text.trim()} has an opacity of ${percent}%, and a theme needs an opaque colour: it was blended with ${beneath}, to ${toHex(seenColor(text, scheme))}.`;
}
