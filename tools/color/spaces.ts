import {
  type Color,
  converter,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  type Oklch,
  type Rgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

export type { Color, Oklch };

// Culori converts only between registered spaces. These are all that CSS has a notation for.
register(modeRgb);
register(modeLrgb);
register(modeHsl);
register(modeHwb);
register(modeXyz50);
register(modeXyz65);
register(modeLab);
register(modeLch);
register(modeOklab);
register(modeOklch);
register(modeP3);
register(modeA98);
register(modeProphoto);
register(modeRec2020);

/** A colour in sRGB: red, green and blue from 0 to 1, or outside where the colour is outside sRGB. */
export const toRgb: (color: Color) => Rgb = /* @__PURE__ */ converter('rgb');

/** A colour in perceptual coordinates (OKLab, Ottosson 2020, in polar form). A grey has no hue. */
export const toOklch: (color: Color) => Oklch = /* @__PURE__ */ converter('oklch');

/** The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastRatio(one: Color, other: Color): number {
  return wcagContrast(one, other);
}
