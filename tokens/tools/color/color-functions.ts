import { multiply, type Matrix, type Triple } from './matrix';
import { fromOklab, fromOklch, fromPolar } from './oklch';
import { type Rgb, toEncoded, toLinear, xyzToRgb } from './rgb-xyz';

// CSS Color 4, section 19: Bradford adaptation, and the primaries of Display P3.
const d50ToD65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
];
const p3ToXyz: Matrix = [
  [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
  [35783 / 156275, 247089 / 357200, 198249 / 2500400],
  [0, 32229 / 714400, 5220557 / 5000800],
];

/** Turns the three numbers of a CSS colour function into sRGB from 0 to 255, or beyond where sRGB has not got the colour. */
export type ColorFunction = (components: Triple) => Rgb;

/** Each function by its name, and what 100 % of each component stands for (an angle in degrees has none). */
export const colorFunctions: Record<string, { whole: Triple; toRgb: ColorFunction }> = {
  rgb: { whole: [255, 255, 255], toRgb: (rgb) => rgb },
  hsl: { whole: [0, 100, 100], toRgb: hslToRgb },
  hwb: { whole: [0, 100, 100], toRgb: hwbToRgb },
  lab: { whole: [100, 125, 125], toRgb: labToRgb },
  lch: { whole: [100, 150, 0], toRgb: ([lightness, chroma, hue]) => labToRgb([lightness, ...fromPolar(chroma, hue)]) },
  oklab: { whole: [1, 0.4, 0.4], toRgb: fromOklab },
  oklch: { whole: [1, 0.4, 0], toRgb: ([lightness, chroma, hue]) => fromOklch({ lightness, chroma, hue }) },
};

/** The spaces of `color()` that we read. */
export const colorSpaces: Record<string, ColorFunction> = {
  srgb: scale,
  'srgb-linear': ([red, green, blue]) => scale([toEncoded(red), toEncoded(green), toEncoded(blue)]),
  'display-p3': (encoded) => xyzToRgb(multiply(p3ToXyz, linearised(encoded))),
  xyz: xyzToRgb,
  'xyz-d65': xyzToRgb,
  'xyz-d50': (xyz) => xyzToRgb(multiply(d50ToD65, xyz)),
};

function scale([red, green, blue]: Triple): Rgb {
  return [red * 255, green * 255, blue * 255];
}

// Display P3 has the transfer function of sRGB.
function linearised([red, green, blue]: Triple): Triple {
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

function hslToRgb([hue, saturation, lightness]: Triple): Rgb {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  };
  return scale([channel(0), channel(8), channel(4)]);
}

function hwbToRgb([hue, whiteness, blackness]: Triple): Rgb {
  const sum = whiteness + blackness;
  if (sum >= 100) return scale([whiteness / sum, whiteness / sum, whiteness / sum]);
  const [red, green, blue] = hslToRgb([hue, 100, 50]);
  const mix = (channel: number) => (channel * (100 - sum) + 255 * whiteness) / 100;
  return [mix(red), mix(green), mix(blue)];
}

/** CIE Lab with the D50 white, as CSS has it. */
function labToRgb([lightness, a, b]: Triple): Rgb {
  const middle = (lightness + 16) / 116;
  const light = (ratio: number) => (ratio > 6 / 29 ? ratio ** 3 : (116 * ratio - 16) / (24389 / 27));
  const white: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];
  const xyz: Triple = [white[0] * light(middle + a / 500), light(middle), white[2] * light(middle - b / 200)];
  return xyzToRgb(multiply(d50ToD65, xyz));
}
