import { expect, test } from 'vitest';
import { compare } from './compare';
import type { Load } from './load';

const loadsOf = (times: readonly number[]): Load[] =>
  times.map((typable) => ({ typable, painted: typable, blocking: 0, shift: 0, bytes: 50_000 }));

const noise = [0.94, 1.05, 1, 0.97, 1.08, 0.99, 1.02, 0.95, 1.04, 1.01, 0.98, 1.06, 0.96, 1.03, 1];
const before = { name: 'script tag, before', loads: loadsOf(noise.map((factor) => 400 * factor)) };
const now = (factor: number) => ({
  name: 'script tag',
  loads: loadsOf(noise.toReversed().map((one) => 400 * one * factor)),
});
const verdicts = (factor: number) =>
  Object.fromEntries(compare(before, now(factor)).map(({ title, isWorse }) => [title, isWorse]));

test('a time that grew by a fifth is worse, whatever the noise', () => {
  expect(verdicts(1.2)['can be used, ms']).toBe(true);
});

test('a time that differs by noise alone is not worse', () => {
  expect(verdicts(1)['can be used, ms']).toBe(false);
});

test('a time that fell is not worse', () => {
  expect(verdicts(0.8)['can be used, ms']).toBe(false);
});

test('a layout shift where there was none is worse', () => {
  const shifted = { name: 'script tag', loads: before.loads.map((load) => ({ ...load, shift: 0.02 })) };
  const found = compare(before, shifted).find(({ title }) => title === 'layout shift');
  expect(found).toMatchObject({ before: 0, now: 0.02, isWorse: true });
});

test('a measure that one column lacks is not compared', () => {
  expect(compare(before, now(1)).map(({ title }) => title)).not.toContain('submit to confirmation, ms');
});
