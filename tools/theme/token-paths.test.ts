import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultTheme } from '../../tokens/default-theme';
import { tokenKinds, variableName } from '../../tokens/token-kinds';
import { randomTheme } from '../design-tokens/testing/random-theme';
import { resolveToken } from './resolve-theme';
import {
  isTokenPath,
  kindOf,
  lookUp,
  mentionedIn,
  plant,
  referenceTo,
  referredPath,
  themeOf,
  tokenPaths,
  tokensOf,
} from './token-paths';

test('a theme is the same after it is flattened and rebuilt', () => {
  fc.assert(fc.property(randomTheme, (theme) => void expect(themeOf(tokensOf(theme))).toEqual(theme)));
});

test('every token has its kind in the table, and is found in a reference to it', () => {
  for (const path of tokenPaths) {
    expect(kindOf(path)).toBe(lookUp(tokenKinds, path));
    expect(referredPath(referenceTo(path))).toBe(path);
    expect(mentionedIn(`calc(1px + ${referenceTo(path)})`)).toEqual([path]);
  }
});

test.each([
  ['var(--brand)', []],
  ['var(--vestibule-nothing)', []],
  ['--vestibule-colors-error', []],
  ['var(--vestibule-colors-error-dark)', []],
  ['VAR(\n--vestibule-colors-error , red)', ['colors.error']],
  ['color-mix(in srgb, var(--vestibule-colors-error), var(--vestibule-focus-color))', ['colors.error', 'focus.color']],
])('the value %j mentions the tokens %j', (value, paths) => expect(mentionedIn(value)).toEqual(paths));

test.each(['', 'colors', 'colors.', 'Colors.primary', 'colors.primary.x', '__proto__', 'constructor', 'logo.alt'])(
  'a name that is no token has no kind: %j',
  (path) =>
    expect({ isTokenPath: isTokenPath(path), kindOfPath: kindOf(path) }).toEqual({
      isTokenPath: false,
      kindOfPath: undefined,
    }),
);

test.each([
  [null, undefined],
  [{}, undefined],
  [{ colors: 'red' }, undefined],
  [{ colors: { primary: 7 } }, undefined],
  [{ colors: { primary: 'red' } }, 'red'],
])('in a host’s odd theme %j the colour is %j', (colors, value) => {
  expect(lookUp({ ...colors }, 'colors.primary')).toBe(value);
});

test('a value is placed correctly where a group has another value', () => {
  const tree = { colors: 'red' };
  plant(tree, 'colors.primary', 'blue');
  expect(tree).toEqual({ colors: { primary: 'blue' } });
});

test('a change of one colour changes the tokens that follow it', () => {
  expect(resolveToken({ colors: { primary: '#123456' } }, 'buttons.primary.borderColor')).toBe('#123456');
  expect(resolveToken({ colors: { primary: 'var(--brand)' } }, 'text.body.color')).toBe('var(--brand)');
  const round = { colors: { primary: 'var(--vestibule-colors-accent)' } };
  expect(resolveToken(round, 'colors.primary')).toMatch(/^var\(--vestibule-colors-/);
});

test('no two tokens share a variable, and each name is valid in a style sheet', () => {
  const names = tokenPaths.map((path) => variableName(path.split('.')));
  expect(new Set(names).size).toBe(tokenPaths.length);
  for (const name of names) expect(name).toMatch(/^vestibule(?:-[a-z]+)+$/);
});

test('every token has a value in every theme', () => {
  expect(tokensOf(defaultTheme).map(([path]) => path)).toEqual(tokenPaths);
});
