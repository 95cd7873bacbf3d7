import { expect, test } from 'vitest';
import { isStudioSet, studioTokens } from './studio-tokens';

const paths = (set: unknown) => studioTokens(set).map(({ path, value }) => [path, value]);

test('tokens are found in their groups, with and without a dollar sign', () => {
  const set = {
    $description: { value: 'x', type: 'other' },
    a: { b: { value: '1', type: 'sizing' } },
    c: { $value: 2, $type: 'number' },
    d: 'text',
    e: [{ value: '1' }],
  };
  expect(paths(set)).toEqual([
    ['a.b', '1'],
    ['c', 2],
  ]);
});

test('a group may have the name "value"', () => {
  expect(paths({ value: { value: '1', type: 'sizing' } })).toEqual([['value', '1']]);
  expect(paths({ a: { value: { value: '1', type: 'sizing' }, other: { value: '2', type: 'sizing' } } })).toEqual([
    ['a.value', '1'],
    ['a.other', '2'],
  ]);
});

test.each([null, 7, 'text', [], undefined])('%j is no set, and contains nothing', (set) => {
  expect(studioTokens(set)).toEqual([]);
  expect(isStudioSet(set)).toBe(false);
});

test.each([
  ['a value with a type, without a dollar sign', { a: { value: '1', type: 'color' } }, true],
  ['a type that no other tool has', { a: { $value: '1', $type: 'spacing' } }, true],
  ['a type that the format has', { a: { $value: '1', $type: 'color' } }, false],
  ['a value without a type', { a: { value: '1' } }, false],
  ['a group called "type"', { type: { value: '1' }, value: { b: 1 } }, false],
  ['nothing but notes', { $metadata: { value: '1', type: 'color' } }, false],
  ['one token deep in groups', { a: { b: { c: { value: 0, type: 'x' } } } }, true],
])('a file with %s is recognized as one of Tokens Studio: %#', (_what, file, isStudio) =>
  expect(isStudioSet(file)).toBe(isStudio),
);

test.each([
  [{ 'studio.tokens': { modify: { type: 'lighten' } } }, 'lighten'],
  [{ 'studio.tokens': { modify: 'lighten' } }, undefined],
  [{ 'studio.tokens': null }, undefined],
  [undefined, undefined],
])('a colour that the tool modifies is reported: %j', ($extensions, modifier) => {
  expect(studioTokens({ a: { value: '#fff', type: 'color', $extensions } })[0]?.modifier).toBe(modifier);
});
