import { describe, expect, test } from 'vitest';
import { quantile, shareLarger, typicalDifference } from './two-samples';

/** Numbers that are spread as the times of a busy machine are: most close together, one in twenty far off. The same in each run. */
function spread(count: number, seed: number): number[] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, () => {
    const noise = [next(), next(), next(), next()].reduce((sum, one) => sum + one, -2) * 40;
    return 1_000 + noise + (next() < 0.05 ? 400 * next() : 0);
  });
}

test('a quantile lies between the values around it', () => {
  expect([0, 0.5, 0.75, 1].map((share) => quantile([3, 1, 2, 5, 4], share))).toEqual([1, 3, 4, 5]);
  expect(quantile([10, 20], 0.25)).toBe(12.5);
  expect(quantile([], 0.5)).toBeNaN();
});

test('the share of larger values is a half for the same ones, and counts a tie as a half', () => {
  expect(shareLarger([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(shareLarger([4, 5], [1, 2, 3])).toBe(1);
  expect(shareLarger([1, 2], [2, 3])).toBe(0.125);
});

describe('typicalDifference', () => {
  const differences = (shift: number, seed: number) => {
    const [first, second] = [spread(200, seed), spread(200, seed + 1_000)];
    return first.map((one, index) => one + shift - (second[index] ?? 0));
  };

  test.each([0, 30, -30])('the typical difference of 200 pairs is found where it is %d ms, within 20 ms', (shift) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { least, estimate, most } = typicalDifference(differences(shift, seed));
      expect(least).toBeLessThan(shift);
      expect(most).toBeGreaterThan(shift);
      expect(Math.abs(estimate - shift)).toBeLessThan(10);
      expect(most - least).toBeLessThan(40);
    }
  });

  test('the typical difference of 200 pairs of five pairs spans them all, since so few prove nothing', () => {
    expect(typicalDifference([1, 2, 3, 4, 5])).toEqual({ least: 1, estimate: 3, most: 5 });
  });
});
