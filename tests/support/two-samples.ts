/** The value below which a share of the values lies; between two of them along a straight line. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
  return below + (above - below) * (at - Math.floor(at));
}

/**
 * The share of pairs of which the first is larger: a half if the two cannot be distinguished (Mann and Whitney's U
 * over all pairs).
 */
export function shareLarger(first: readonly number[], second: readonly number[]): number {
  const scores = first.flatMap((one) => second.map((other) => (one === other ? 0.5 : Number(one > other))));
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** An estimate, and the interval that holds what it estimates with the confidence that was asked for. */
export interface Interval {
  least: number;
  estimate: number;
  most: number;
}

/** Of a normal distribution, the distance within which 99.9 % of it lies, in standard deviations. */
const almostAll = 3.2905;

/**
 * The typical difference of pairs: the median of the means of all two differences (Hodges and Lehmann), with the interval that
 * Wilcoxon's signed ranks give at 99.9 %. A few pairs in which the machine stumbled move it little.
 */
export function typicalDifference(differences: readonly number[]): Interval {
  const means = differences.flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2));
  const sorted = means.toSorted((one, other) => one - other);
  const count = differences.length;
  const deviation = Math.sqrt((count * (count + 1) * (2 * count + 1)) / 24);
  const outside = Math.max(0, Math.floor(sorted.length / 2 - almostAll * deviation));
  return {
    least: sorted[outside] ?? Number.NaN,
    estimate: quantile(sorted, 0.5),
    most: sorted[sorted.length - 1 - outside] ?? Number.NaN,
  };
}
