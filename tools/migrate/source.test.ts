import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';
import { everyNode } from './nodes';
import { makerOf, readSource, textOf } from './source';

const mounted = (inside: string) => {
  const { text } = migrate(`import { mountLogin } from '@stytch/vanilla-js';\nmountLogin({${inside}});\n`, 'in.ts');
  expect(() => parse(text, { sourceType: 'module' })).not.toThrow();
  return text.slice(text.indexOf('\n') + 1).trim();
};

describe('comments beside removed code are kept', () => {
  test.each([
    [
      'above what stays',
      "\n  elementId: '#in',\n  // The products.\n  config,\n",
      "mountLogin('#in', {\n  // The products.\n  config,\n});",
    ],
    [
      'behind what goes',
      "\n  elementId: '#in', // The place.\n  config,\n",
      "mountLogin('#in', {\n  // The place.\n  config,\n});",
    ],
    ['in one line', " elementId: '#in', /* Ours. */ config ", "mountLogin('#in', { /* Ours. */ config });"],
    [
      'above what goes, at the end',
      "\n  config,\n  // The place.\n  elementId: '#in',\n",
      "mountLogin('#in', {\n  config,\n  // The place.\n});",
    ],
  ])('%s', (_where, inside, expected) => expect(mounted(inside)).toBe(expected));
});

// A comment may be between a value and its comma.
test.each([
  [" elementId: '#in' /* here */, config ", "mountLogin('#in', { config });"],
  [" config, elementId: '#in' /* here */, ", "mountLogin('#in', { config, });"],
  [" config, elementId: '#in' /* a, b */ ", "mountLogin('#in', { config, /* a, b */ });"],
  ["\n  elementId: '#in' // here, there\n  , config ", "mountLogin('#in', {\n  config });"],
  ["\n  config, // ours\n  elementId: '#in' ", "mountLogin('#in', {\n  config, // ours\n });"],
  [" url: 'https://a.test', elementId: '#in' ", "mountLogin('#in', { url: 'https://a.test', });"],
])('a module with {%s} can still be parsed', (inside, expected) => {
  expect(mounted(inside)).toBe(expected);
});

describe('a file', () => {
  // Columns: its name, its text | whether it can be read as that.
  test.each([
    ['a.ts', 'const a = <T>(one: T): T => one;', true],
    ['a.mts', 'let a: string;', true],
    ['a.tsx', 'const a = <p>Hello</p>;', true],
    ['a.jsx', 'const a = <p>Hello</p>;', true],
    ['a.js', 'export default 1;', true],
    ['a.js', 'export { gone };', true],
    ['a.json', '{ "a": 1 }', true],
    ['a.ts', 'const a = <p>Hello</p>;', false],
    ['a.js', 'const = 1;', false],
    ['a.json', '{ a: ', false],
    ['a.json', '', false],
  ])('%s with %j is read as what its name says: %s', (name, text, isReadable) => {
    const read = () => readSource(text, name);
    if (isReadable) expect(read().isData).toBe(name.endsWith('.json'));
    else expect(read).toThrow();
  });

  test('gives the value of a name, through types and brackets', () => {
    const source = readSource(
      'const brand = ({ a: 1 } as const);\nuse(brand, other, (brand satisfies object)!);',
      'a.ts',
    );
    const [call] = [...everyNode(source.root)].filter((node) => node.type === 'CallExpression');
    const made = call?.arguments.map((argument) => textOf(source, makerOf(source, argument)));
    expect(made).toEqual(['{ a: 1 }', 'other', '{ a: 1 }']);
  });
});
