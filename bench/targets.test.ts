import { expect, test } from 'vitest';
import { verdictOf } from './targets';

test.each([
  ['a ratio at its limit is met', '0.60', 'met'],
  ['a ratio above its limit is missed', '0.61', 'missed'],
  ['a row that was not measured meets nothing', '', 'not measured'],
  ['a floor of zero is missed', 'they have none', 'missed'],
])('%s', (_what, reached, verdict) => {
  expect(verdictOf(reached, 0.6)).toBe(verdict);
});
