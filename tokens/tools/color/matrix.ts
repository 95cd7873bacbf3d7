/** Three numbers that belong together: the channels of a colour in some space. */
export type Triple = readonly [number, number, number];

/** Three rows of three. */
export type Matrix = readonly [Triple, Triple, Triple];

export function multiply([x, y, z]: Matrix, vector: Triple): Triple {
  return [dot(x, vector), dot(y, vector), dot(z, vector)];
}

function dot(one: Triple, other: Triple): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** The inverse, computed rather than copied, so that there and back again loses nothing but the last digits. */
export function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const share = (value: number) => value / determinant;
  return [
    [share(e * i - f * h), share(c * h - b * i), share(b * f - c * e)],
    [share(f * g - d * i), share(a * i - c * g), share(c * d - a * f)],
    [share(d * h - e * g), share(b * g - a * h), share(a * e - b * d)],
  ];
}
