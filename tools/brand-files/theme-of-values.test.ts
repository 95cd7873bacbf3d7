import { expect, test } from 'vitest';
import type { BrandValue } from './brand-value';
import { themeOfValues } from './theme-of-values';

const value = (...parts: string[]): BrandValue => ({
  name: parts.join('/'),
  parts,
  value: '#111111',
  isReferred: false,
});
const marketing = (count: number) => Array.from({ length: count }, (_, index) => value('Marketing', `Hero ${index}`));

test('3,000 names that are no tokens are reported by 20 warnings and their number', () => {
  const { theme, problems } = themeOfValues([...marketing(3_000), value('colors', 'primary')]);
  expect(theme).toEqual({ colors: { primary: '#111111' } });
  expect(problems).toHaveLength(21);
  expect(problems[19]?.message).toMatch(/^"Marketing\/Hero 19" is no token of the widget, so it was ignored\./);
  expect(problems[20]).toEqual({
    level: 'warning',
    path: '',
    message: '2980 more names are not tokens of the widget, and were ignored.',
  });
});

test('20 names that are no tokens are reported by 20 warnings alone', () => {
  expect(themeOfValues(marketing(20)).problems).toHaveLength(20);
});

test('a name that is no token is not reported if others refer to it', () => {
  expect(themeOfValues(marketing(30).map((one) => ({ ...one, isReferred: true }))).problems).toEqual([]);
});
