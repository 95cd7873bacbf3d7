import { describe, expect, test } from 'vitest';
import { entriesOf, everyNode, literalText, unknownPartsOf } from './nodes';
import { readSource, textOf } from './source';

/** The first object of a text: its known members, and the rest. */
const partsOf = (text: string) => {
  const source = readSource(`use(${text});`, 'in.ts');
  for (const node of everyNode(source.root)) {
    if (node.type !== 'ObjectExpression') continue;
    return {
      known: entriesOf(node).map(({ key, value }) => `${key} = ${textOf(source, value)}`),
      unknown: unknownPartsOf(node).map((part) => textOf(source, part)),
    };
  }
  return undefined;
};

// Columns: an object | its literal names with their values, and the members without a literal name.
describe('an object', () => {
  test.each([
    ['{}', [], []],
    ['{ a: 1, b }', ['a = 1', 'b = b'], []],
    ['{ \'a-b\': 1, "c": 2 }', ['a-b = 1', 'c = 2'], []],
    ["{ ['a']: 1 }", ['a = 1'], []],
    ['{ a() {}, get b() { return 1; } }', ['a = a() {}', 'b = get b() { return 1; }'], []],
    ['{ ...a, [b]: 1, [`c`]: 2, 3: 4 }', [], ['...a', '[b]: 1', '[`c`]: 2', '3: 4']],
    ['{ a: { b: 1 } }', ['a = { b: 1 }'], []],
    ['{ a: 1, a: 2 }', ['a = 1', 'a = 2'], []],
  ])('%s is read by its literal names', (text, known, unknown) => {
    expect(partsOf(text)).toEqual({ known, unknown });
  });
});

// Columns: a value | its text, where it is a literal.
describe('a text', () => {
  test.each([
    ["'a'", 'a'],
    ['""', ''],
    ['`a`', 'a'],
    ["'a\\n\\u0062'", 'a\nb'],
    ["('a' as const)", 'a'],
    ["('a' satisfies string)!", 'a'],
    ['`a${b}`', undefined],
    ["'a' + 'b'", undefined],
    ['a', undefined],
    ['1', undefined],
    ['String.raw`a`', undefined],
  ])('%s is read as %j', (text, expected) => {
    const [statement] = [...everyNode(readSource(`use(${text});`, 'in.ts').root)].filter(
      ({ type }) => type === 'CallExpression',
    );
    const value = statement?.type === 'CallExpression' ? statement.arguments[0] : undefined;
    expect(value && literalText(value)).toBe(expected);
  });
});

test('comments are no part of the code', () => {
  const types = Array.from(everyNode(readSource('// a\nuse(/* b */ c); // d', 'in.ts').root), ({ type }) => type);
  expect(types.filter((type) => type.includes('Comment'))).toEqual([]);
  expect(types.filter((type) => type === 'Identifier')).toHaveLength(2);
});
