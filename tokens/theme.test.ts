import { expect, test } from 'vitest';
import { themeFor } from './theme';

const light = { colors: { primary: '#123456' } };
const dark = { colors: { primary: '#abcdef' } };

test.each([
  ['one theme', light, false, light],
  ['one theme', light, true, light],
  ['a pair', { light, dark }, false, light],
  ['a pair', { light, dark }, true, { colorScheme: 'dark', ...dark }],
  ['a pair whose dark one is light', { light, dark: { colorScheme: 'light' } }, true, { colorScheme: 'light' }],
  ['none', undefined, true, {}],
  // What a host without types may give.
  ['null', null, true, {}],
  ['a pair without its dark one', { light }, true, light],
  ['a pair whose dark one is null', { light, dark: null }, true, light],
  ['a word, whose type is wrong', 'dark', true, 'dark'],
  ['a pair whose light one is null', { light: null, dark }, false, {}],
])('a host that passes %s has %j for a light scheme, and %j for a dark one', (_what, option, prefersDark, theme) => {
  expect(themeFor(option as never, prefersDark)).toEqual(theme);
});
