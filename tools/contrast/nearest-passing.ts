import { requireColor } from '../color/require-color';
import { composite, intoGamut } from '../color/screen-color';
import { contrastRatio, type Oklch, toOklch } from '../color/spaces';
import { type Rgb, toEightBits, toHex, white } from '../color/srgb';

/**
 * The colour nearest to the foreground, by OKLCH lightness, whose contrast with the background is at least the
 * target (a WCAG ratio from 1 to 21). Hue is kept, and chroma as far as sRGB has it.
 *
 * A foreground that passes comes back as it was written; another one as `#RRGGBB`. Undefined where no lightness
 * passes, which can be for targets over 4.5 alone. A clear foreground is judged over the background, a clear background over white.
 */
export function nearestPassing(foreground: string, background: string, target: number): string | undefined {
  const beneath = composite(requireColor(background), white);
  const seen = composite(requireColor(foreground), beneath);
  return contrastRatio(seen, beneath) >= target ? foreground : movedToPass(seen, beneath, target);
}

/** The nearest passing colour of one that does not pass, as `#RRGGBB`. */
export function movedToPass(foreground: Rgb, background: Rgb, target: number): string | undefined {
  const start = toOklch(foreground);
  const passes = (lightness: number) => contrastRatio(atLightness(start, lightness), background) >= target;
  const moved = [nearestTo(start.l, 0, passes), nearestTo(start.l, 1, passes)]
    .filter((lightness) => lightness !== undefined)
    .sort((one, other) => Math.abs(one - start.l) - Math.abs(other - start.l));
  return moved[0] === undefined ? undefined : toHex(atLightness(start, moved[0]));
}

/** Bisects between a lightness that fails and the limit, if that passes: the result always passes. */
function nearestTo(start: number, end: number, passes: (lightness: number) => boolean): number | undefined {
  if (!passes(end)) return undefined;
  let [failing, passing] = [start, end];
  for (let halving = 0; halving < 20; halving += 1) {
    const middle = (failing + passing) / 2;
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}

/** Rounded to eight bits before the rating: a ratio slightly below the target fails. */
function atLightness(color: Oklch, l: number): Rgb {
  return toEightBits(intoGamut({ ...color, l }));
}
