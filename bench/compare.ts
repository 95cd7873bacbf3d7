import type { Load } from './load.ts';
import { type Column, type Measure, measures } from './report.ts';

/** A measure of two columns whose loads alternated. */
export interface Comparison {
  name: string;
  title: string;
  before: number;
  now: number;
  /** The 95 % confidence interval of the ratio of now to before. */
  range: readonly [low: number, high: number];
  /** True where it got worse by more than its noise. */
  isWorse: boolean;
}

/** A step below this share is no one's loss, and a machine that warms up makes it. */
const negligible = 1.03;

/** Compares two columns measure by measure, load by load: each pair was measured one after the other. */
export function compare(before: Column, now: Column): Comparison[] {
  return measures.flatMap(({ key, title }) => {
    const pairs = now.loads.flatMap((load, index) => pairOf(before.loads[index], load, key));
    if (pairs.length === 0) return [];
    const [then, today] = [middle(pairs.map((pair) => pair.before)), middle(pairs.map((pair) => pair.now))];
    const range = rangeOf(pairs.map((pair) => quotient(pair.now, pair.before)));
    return [
      { name: now.name, title, before: then, now: today, range, isWorse: range[0] > 1 && today > then * negligible },
    ];
  });
}

function pairOf(before: Load | undefined, now: Load, key: Measure): { before: number; now: number }[] {
  const [then, today] = [before?.[key], now[key]];
  return then === undefined || today === undefined ? [] : [{ before: then, now: today }];
}

/** One by another, where nothing by nothing is no change. */
const quotient = (now: number, before: number) => (before === 0 ? (now === 0 ? 1 : Infinity) : now / before);

/** The median. */
export const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** The number of times that the ratios are drawn again. */
const resamples = 2_000;

/** The 95 % range of the median of ratios, by bootstrap: the ratios drawn again with replacement, the same way in every run. */
function rangeOf(ratios: readonly number[]): [low: number, high: number] {
  const random = generator(1);
  const medians = Array.from({ length: resamples }, () =>
    middle(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? 1)),
  ).toSorted((one, other) => one - other);
  return [medians[Math.floor(resamples * 0.025)] ?? 0, medians[Math.floor(resamples * 0.975)] ?? Infinity];
}

/** Numbers from 0 to 1 that look random and are the same in every run: a linear congruential generator. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
