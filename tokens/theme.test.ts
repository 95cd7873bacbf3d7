import { expect, test } from 'vitest';
import { themeFor } from './theme';

const light = { colors: { primary: '#123456' } };
const dark = { colors: { primary: '#abcdef' } };

test.each([
  ['one theme', light, false, light],
  ['one theme', light, true, light],
  ['a pair', { light, dark }, false, light],
  ['a pair', { light, dark }, true, dark],
  ['none', undefined, true, {}],
  ['null', null, true, {}],
])('a visitor of a host that gives %s: %j, dark preferred: %j', (_what, option, prefersDark, theme) => {
  expect(themeFor(option as never, prefersDark)).toEqual(theme);
});
