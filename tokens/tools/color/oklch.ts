import { inverse, type Matrix, multiply, type Triple } from './matrix';
import { type Rgb, rgbToXyz, xyzToRgb } from './rgb-xyz';

/** A colour by how it looks (OKLab, Ottosson 2020, in polar form): equal steps of lightness look equal. */
export interface Oklch {
  /** From 0, black, to 1, white. */
  lightness: number;
  /** From 0, grey, to about 0.32, the most colourful that sRGB has. */
  chroma: number;
  /** Degrees from 0 up to 360; of no meaning where chroma is 0. */
  hue: number;
}

// Ottosson's matrices as CSS Color 4 recomputed them for its sRGB white.
const xyzToCones: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
const conesToLab: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
];
const conesToXyz = /* @__PURE__ */ inverse(xyzToCones);
const labToCones = /* @__PURE__ */ inverse(conesToLab);

export function toOklch(rgb: Rgb): Oklch {
  const [long, medium, short] = multiply(xyzToCones, rgbToXyz(rgb));
  const [lightness, a, b] = multiply(conesToLab, [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)]);
  return { lightness, ...toPolar(a, b) };
}

/** To sRGB from 0 to 255; a colour that sRGB has not got falls outside that range. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Rgb {
  return fromOklab([lightness, ...fromPolar(chroma, hue)]);
}

/** OKLab's lightness (0 to 1), a and b (about -0.4 to 0.4) to sRGB, as `fromOklch`. */
export function fromOklab(lab: Triple): Rgb {
  const [long, medium, short] = multiply(labToCones, lab);
  return xyzToRgb(multiply(conesToXyz, [long ** 3, medium ** 3, short ** 3]));
}

/** A chroma and a hue in degrees to the two axes of a Lab space. */
export function fromPolar(chroma: number, hue: number): readonly [a: number, b: number] {
  const angle = (hue * Math.PI) / 180;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function toPolar(a: number, b: number): { chroma: number; hue: number } {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return { chroma: Math.hypot(a, b), hue: (degrees + 360) % 360 };
}
