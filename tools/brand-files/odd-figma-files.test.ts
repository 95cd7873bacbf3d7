import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFigmaVariables } from './figma-variables';

const alias = (id: string) => ({ type: 'VARIABLE_ALIAS', id });
const variable = (id: string, name: string, valuesByMode: unknown, variableCollectionId: unknown = 'c') => ({
  id,
  name,
  variableCollectionId,
  valuesByMode,
});
const collection = (...names: string[]) => ({
  id: 'c',
  modes: names.map((name, index) => ({ modeId: `m${index}`, name })),
});
const read = (variables: unknown[], collections: unknown[] = [collection('Light')]) =>
  readFigmaVariables({ variables, collections });

test('the id of a mode that a plugin calls "id" is read too', () => {
  const modes = [{ id: 'm0', name: 'Night' }];
  const themes = read([variable('a', 'colors/primary', { m0: '#123456' })], [{ id: 'c', modes }]);
  expect(themes?.map(({ name, theme }) => [name, theme.colors?.primary])).toEqual([['Night', '#123456']]);
});

test('modes of two collections with one name become one theme', () => {
  const other = { id: 'd', modes: [{ modeId: 'x', name: 'Light' }] };
  const themes = read(
    [variable('a', 'colors/primary', { m0: '#111111' }), variable('b', 'colors/error', { x: '#222222' }, 'd')],
    [collection('Light'), other],
  );
  expect(themes?.map(({ name, theme }) => [name, theme])).toEqual([
    ['Light', { colors: { primary: '#111111', error: '#222222' } }],
  ]);
});

test('a variable without a value in a mode has the value of its default mode, or else its first value', () => {
  const modes = { ...collection('Light', 'Dark'), defaultModeId: 'm0' };
  const variables = [
    variable('a', 'colors/primary', { m0: '#111111' }),
    variable('b', 'colors/error', { z: '#222222' }),
  ];
  expect(read(variables, [modes])?.map(({ theme }) => theme.colors)).toEqual([
    { primary: '#111111', error: '#222222' },
    { primary: '#111111', error: '#222222' },
  ]);
});

test('a channel of a colour that is out of range is clamped', () => {
  const value = { r: -1, g: 0.5, b: 2, a: 7 };
  expect(read([variable('a', 'colors/primary', { m0: value })])?.[0]?.theme.colors?.primary).toBe('#0080FF');
});

test('an endless chain of aliases is given up, and reported', () => {
  const chain = Array.from({ length: 3_000 }, (_, step) =>
    variable(`v${step}`, `v/${step}`, { m0: alias(`v${step + 1}`) }),
  );
  const [theme] = read([variable('a', 'colors/primary', { m0: alias('v0') }), ...chain]) ?? [];
  expect(theme?.theme).toEqual({});
  expect(theme?.problems[0]?.message).toBe(
    '"colors/primary" refers to too many others, one after the other, so colors.primary keeps its default.',
  );
});

test('a deleted variable that others refer to is a target of aliases, and no token', () => {
  const deleted = (id: string, name: string) => ({
    ...variable(id, name, { m0: '#111111' }),
    deletedButReferenced: true,
  });
  const themes = read([
    deleted('a', 'colors/primary'),
    deleted('b', 'colors/error'),
    deleted('c', 'Old blue'),
    variable('d', 'colors/primary', { m0: '#222222' }),
    variable('e', 'colors/accent', { m0: alias('c') }),
  ]);
  expect(themes).toEqual([
    { name: 'Light', theme: { colors: { primary: '#222222', accent: '#111111' } }, problems: [] },
  ]);
});

test('variables that refer to each other in a circle are reported', () => {
  const [theme] =
    read([variable('a', 'colors/primary', { m0: alias('b') }), variable('b', 'x', { m0: alias('a') })]) ?? [];
  expect(theme?.problems.map(({ message }) => message)).toEqual([
    '"colors/primary" refers to itself, through others, so colors.primary keeps its default.',
  ]);
});

test.each([
  ['without variables', { collections: [] }],
  ['without collections', { variables: [] }],
  ['whose variables are text', { variables: 'x', collections: [] }],
  ['whose variables have no values', { variables: [{ id: 'a', name: 'colors/primary' }], collections: [] }],
  ['whose meta is a list', { meta: [], variables: null, collections: {} }],
])('a file %s is not read as Figma’s', (_what, file) => expect(readFigmaVariables(file)).toBeUndefined());

test('parts of a file that are neither variables nor collections are skipped', () => {
  const good = variable('a', 'colors/primary', { m0: '#123456' });
  const odd = [null, 7, [], {}, { id: 1, name: 'x', valuesByMode: {} }, { id: 'b', name: 2, valuesByMode: {} }];
  const themes = read([good, ...odd], [null, { id: 7 }, { id: 'd', modes: 'x' }, collection('Light')]);
  expect(themes).toEqual([{ name: 'Light', theme: { colors: { primary: '#123456' } }, problems: [] }]);
});

test('reading any content in place of a value does not throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (value, modes, id) => {
      const file = JSON.parse(JSON.stringify([variable('a', 'colors/primary', { m0: value }, id)]));
      void read(file, [collection('Light'), { id: 'c', modes }]);
    }),
  );
});
