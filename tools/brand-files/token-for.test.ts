import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenPaths } from '../theme/token-paths';
import { isGroupOfOurs, tokenFor } from './token-for';

const gap = fc.constantFrom('', ' ', '-', '_', ' - ');
const spelling = fc.tuple(fc.constantFrom(...tokenPaths), gap, fc.boolean(), fc.boolean());

test('a token is found by any spelling of its words, in its groups', () => {
  fc.assert(
    fc.property(spelling, ([path, gap, isLoud, isWrapped]) => {
      const spelt = path
        .replaceAll(/([a-z])([A-Z])/g, `$1${gap}$2`)
        .split('.')
        .map((word) => (isLoud ? word.toUpperCase() : word));
      expect(tokenFor(isWrapped ? ['Vestibule', ...spelt] : spelt)).toBe(path);
    }),
  );
});

test.each([
  [[]],
  [['']],
  [['vestibule']],
  [['colors']],
  [['primary']],
  [['colorsprimary']],
  [['theme', 'colors', 'primary']],
  [['colors', 'primary', 'vestibule']],
  [['__proto__']],
])("the name %j is no token's name", (parts) => expect(tokenFor(parts)).toBeUndefined());

test('two tokens share no spelling', () => {
  expect(new Set(tokenPaths.map((path) => path.toLowerCase())).size).toBe(tokenPaths.length);
  expect(tokenPaths.map((path) => tokenFor(path.split('.')))).toEqual(tokenPaths);
});

test.each([
  ['Colors', true],
  ['font family', true],
  ['VESTIBULE', true],
  ['palette', false],
  ['', false],
])('a group with the name %j is one of ours: %j', (name, isOurs) => expect(isGroupOfOurs(name)).toBe(isOurs));
