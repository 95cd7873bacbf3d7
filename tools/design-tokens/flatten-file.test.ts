import { expect, test } from 'vitest';
import { flattenFile } from './flatten-file';

const at = ($value: unknown, $type?: string) => ({ $value, ...($type && { $type }) });
const typesIn = (file: Record<string, unknown>) =>
  Object.fromEntries([...flattenFile(file).tokens].map(([path, { type, groupType }]) => [path, type ?? groupType]));
const messagesOf = (file: Record<string, unknown>) => flattenFile(file).problems.map(({ message }) => message);

test('a token has its own type, or that of the nearest group around it', () => {
  const inner = { a: at(1), b: at(2, 'number'), deeper: { c: at(3) } };
  expect(typesIn({ x: at(0), outer: { $type: 'dimension', inner, other: { $type: 'color', d: at(4) } } })).toEqual({
    x: undefined,
    'outer.inner.a': 'dimension',
    'outer.inner.b': 'number',
    'outer.inner.deeper.c': 'dimension',
    'outer.other.d': 'color',
  });
});

test('a group that extends another has its type too, unless it has a type itself', () => {
  const base = { $type: 'color', a: at('red') };
  expect(typesIn({ base, like: { $extends: '{base}' }, unlike: { $extends: '{base}', $type: 'number' } })).toEqual({
    'base.a': 'color',
    'like.a': 'color',
    'unlike.a': 'number',
  });
  expect(typesIn({ base, outer: { $type: 'number', like: { $extends: '#/base' } } })['outer.like.a']).toBe('color');
});

test('a group may extend one that extends another, and its own tokens win at every depth', () => {
  const { tokens, problems } = flattenFile({
    one: { text: { color: at('red'), size: at(1) }, line: at(1) },
    two: { $extends: '{one}', text: { size: at(2) } },
    three: { $extends: '#/two', text: { weight: at(3) }, line: { half: at(4) } },
  });
  const of = (group: string) =>
    [...tokens.values()].filter(({ path }) => path.startsWith(group)).map(({ path, value }) => [path, value]);
  expect(problems).toEqual([]);
  expect(of('two')).toEqual([
    ['two.text.color', 'red'],
    ['two.text.size', 2],
    ['two.line', 1],
  ]);
  expect(of('three').map(([path]) => path)).toEqual([
    'three.text.color',
    'three.text.size',
    'three.text.weight',
    'three.line.half',
  ]);
});

test.each(['#/a~1b', '#/a%2Fb', '#/a%7E1b'])('a group may extend %j, a pointer in a URL’s fragment', ($extends) => {
  const { tokens, problems } = flattenFile({ 'a/b': { t: at(1) }, other: { $extends } });
  expect(problems).toEqual([]);
  expect([...tokens.keys()]).toEqual(['a/b.t', 'other.t']);
});

test.each([
  ['itself', { a: { $extends: '{a}' } }],
  ['one that takes it over', { a: { $extends: '{b}' }, b: { $extends: '{a}' } }],
  ['the group that it is in', { a: { b: { c: { $extends: '{a}' } } } }],
  ['one in which another takes it over', { a: { $extends: '{b}' }, b: { x: { $extends: '{a}' } } }],
  ['the group around, by a pointer', { a: { b: { $extends: '#/a' } } }],
])('a group that extends %s is reported as a circle, and the rest is read', (_what, circle) => {
  const { tokens, problems } = flattenFile({ ...circle, whole: at(1) });
  expect([...tokens.keys()]).toEqual(['whole']);
  expect(problems[0]?.message).toMatch(/which goes round in a circle, so that was ignored/);
});

test.each(['{nowhere}', '#/nowhere', '{a.t}.x', '', '{__proto__}', '#/constructor'])(
  'a group that extends %j, which is no group, keeps its own tokens',
  ($extends) => {
    const file = { a: { $extends, t: at(1) } };
    expect([...flattenFile(file).tokens.keys()]).toEqual(['a.t']);
    expect(messagesOf(file)).toEqual([
      `"a" extends ${$extends}, which names no group of this file, so that was ignored.`,
    ]);
  },
);

test('a file whose groups double with each extension is given up soon, and earlier groups are read', () => {
  const doubling = Array.from({ length: 60 }, (_, step) => {
    const $extends = `{g${step + 1}}`;
    return [`g${step}`, { a: { $extends }, b: { $extends } }];
  });
  const { tokens, problems } = flattenFile({ first: at(1), ...Object.fromEntries(doubling), g60: { last: at(2) } });
  expect(tokens.has('first')).toBe(true);
  expect(tokens.has('g60.last')).toBe(true);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(/takes over too much/)]);
});

test.each([
  ['a dot', 'a.b', at(1), /must have no dot and no brace/],
  ['a brace', '{a}', at(1), /must have no dot and no brace/],
  ['text', 'a', '8px', /neither a token nor a group/],
  ['a list', 'a', [], /neither a token nor a group/],
  ['nothing', 'a', null, /neither a token nor a group/],
])('a name with %s is reported, and the others are read', (_what, name, child, message) => {
  const { tokens, problems } = flattenFile({ [name]: child, other: at(1) });
  expect([...tokens.keys()]).toEqual(['other']);
  expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
});

test('a group’s own token is found beside the tokens in it, and its descriptions are no tokens', () => {
  const file = { $description: 'x', a: { $root: at(1), $extensions: { tool: at(9) }, b: { $ref: '#/a/$root' } } };
  expect([...flattenFile(file).tokens].map(([path, { value }]) => [path, value])).toEqual([
    ['a.$root', 1],
    ['a.b', { $ref: '#/a/$root' }],
  ]);
});
