import type { Rgb } from './rgb-xyz';
import { intoGamut } from './gamut';
import type { Color } from './parse-color';

/** What is seen of a colour that lies over an opaque one: mixed in encoded sRGB, as browsers do. */
export function composite({ rgb, alpha }: Color, beneath: Rgb): Rgb {
  const [red, green, blue] = intoGamut(rgb);
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
  return [mix(red, beneath[0]), mix(green, beneath[1]), mix(blue, beneath[2])];
}
