import { inverse, type Matrix, multiply, type Triple } from './matrix';

/** A colour as screens have it: sRGB channels from 0 to 255, rounded or not. */
export type Rgb = Triple;

// CSS Color 4, section 19, "Sample code for color conversions".
const srgbToXyz: Matrix = [
  [506752 / 1228815, 87881 / 245763, 12673 / 70218],
  [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
];
const xyzToSrgb = /* @__PURE__ */ inverse(srgbToXyz);

/** sRGB (0 to 255, or beyond) to CIE XYZ with the D65 white, where white has Y = 1. */
export function rgbToXyz(rgb: Rgb): Triple {
  const [red, green, blue] = rgb;
  return multiply(srgbToXyz, [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)]);
}

/** CIE XYZ (D65) to sRGB from 0 to 255; a colour that sRGB has not got falls outside that range. */
export function xyzToRgb(xyz: Triple): Rgb {
  const [red, green, blue] = multiply(xyzToSrgb, xyz);
  return [toEncoded(red) * 255, toEncoded(green) * 255, toEncoded(blue) * 255];
}

/** The sRGB transfer function (IEC 61966-2-1), mirrored below zero: an encoded channel to linear light. */
export function toLinear(encoded: number): number {
  const size = Math.abs(encoded);
  return Math.sign(encoded) * (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4);
}

/** The other way: linear light to an encoded channel. */
export function toEncoded(linear: number): number {
  const size = Math.abs(linear);
  return Math.sign(linear) * (size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055);
}
