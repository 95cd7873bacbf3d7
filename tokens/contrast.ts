/** A colour as the relative luminance of WCAG 2.2 needs it: sRGB channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rgb` and `#rrggbb`; undefined for anything else. */
export function parseHex(color: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i
    .exec(color)
    ?.slice(1)
    .map((digit) => digit + digit);
  const digits = short ?? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1);
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
