import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { readSource } from './source';
import { type Group, indentAt, put, writeObject } from './write-object';

const group = (values: Readonly<Record<string, string>>, spread?: string): Group => {
  const one: Group = { values: new Map(), ...(spread !== undefined && { spread }) };
  for (const [path, text] of Object.entries(values)) put(one, path, text);
  return one;
};
const write = (one: Group, name = 'theme.ts', indent = '') => writeObject(readSource('({})', name), one, indent);

test('values are written in groups, in their original order', () => {
  const theme = { 'text.body.color': "'#111'", fontFamily: "'Arial'", 'text.header.color': 'brand' };
  expect(write(group(theme))).toBe(
    "{\n  text: {\n    body: {\n      color: '#111'\n    },\n    header: {\n      color: brand\n    }\n  },\n  fontFamily: 'Arial'\n}",
  );
});

test('the newest value of a name is written, once', () => {
  const one = group({ 'colors.primary': '1' });
  put(one, 'colors.primary', '2');
  expect(write(one)).toBe('{\n  colors: {\n    primary: 2\n  }\n}');
});

test('a group replaces a value of its name', () => {
  const one = group({ colors: 'theirs' });
  put(one, 'colors.primary', '1');
  expect(write(one)).toBe('{\n  colors: {\n    primary: 1\n  }\n}');
});

test('spread values are first, so that literal ones win', () => {
  expect(write(group({ hideHeaderText: 'true' }, 'brand'))).toBe('{\n  ...brand,\n  hideHeaderText: true\n}');
});

test('nothing is written as nothing', () => expect(write(group({}))).toBe('{}'));

test('an object has the indent of its line', () => {
  expect(write(group({ a: '1' }), 'theme.ts', '    ')).toBe('{\n      a: 1\n    }');
});

test('in JSON every name is quoted, and the whole can be parsed', () => {
  const text = write(group({ 'colors.primary': '"#111"', hideHeaderText: 'true' }), 'theme.json');
  expect(JSON.parse(text)).toEqual({ colors: { primary: '#111' }, hideHeaderText: true });
});

describe('the indent at a position', () => {
  const text = 'const a = {\n  theme: {},\n\tdark: {},\n};\n';

  test.each([
    ['const', ''],
    ['theme', '  '],
    ['dark', '\t'],
    ['};', ''],
  ])('at %j is %j', (word, indent) => {
    const source = { ...readSource('0', 'a.ts'), text };
    expect(indentAt(source, text.indexOf(word) + word.length)).toBe(indent);
  });
});

test('a text that is written in a module can be parsed', () => {
  const text = write(group({ 'buttons.primary.borderRadius': "'4px'" }, 'brand.theme'));
  expect(() => parse(`const theme = ${text};`, { sourceType: 'module' })).not.toThrow();
});
