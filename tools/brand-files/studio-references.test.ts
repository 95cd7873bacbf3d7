import { describe, expect, test } from 'vitest';
import { Refused } from './brand-value';
import { StudioReferences } from './studio-references';
import { studioTokens } from './studio-tokens';

/** The values of a token of a set, each with its name; for an unresolved one, the reason. */
function valuesOf(set: Record<string, unknown>, path: string) {
  const tokens = new Map(studioTokens(set).map((token) => [token.path, token]));
  const token = tokens.get(path);
  if (!token) throw new Error(`There is no token ${path}.`);
  return new StudioReferences(tokens)
    .valuesOf(token)
    .map(({ name, value }) => [name, value instanceof Refused ? value.why : value]);
}
const at = (value: unknown, type = 'other') => ({ value, type });

describe('a reference to', () => {
  const set = {
    base: at('4'),
    blue: at('#19303d', 'color'),
    title: at({ fontSize: '24', fontFamily: 'Our Sans' }, 'typography'),
  };

  test.each([
    ['a whole value', '{base}', '4'],
    ['one with gaps', ' { base } ', '4'],
    ['two in a sum', '{base} + {base}', '4 + 4'],
    ['a colour in another', 'rgba({blue}, 0.5)', 'rgba(#19303d, 0.5)'],
    ['a part of a text style', '{title.fontSize}', '24'],
    ['a part that there is not', '{title.weight}', 'refers to "title.weight", which is in no set that is on'],
    ['nothing', '{}', '{}'],
    ['a whole style in a text', 'x {title}', 'uses a value of several parts within another'],
    ['one that is missing, in a sum', '{base} + {gone}', 'refers to "gone", which is in no set that is on'],
  ])('%s is resolved', (_what, value, expected) => {
    expect(valuesOf({ ...set, a: at(value) }, 'a')).toEqual([['a', expected]]);
  });
});

test('a circular reference is reported with its path', () => {
  const set = { a: at('{b}'), b: at('1 + {c}'), c: at('{a}') };
  expect(valuesOf(set, 'a')).toEqual([['a', 'goes round in a circle: a → b → c → a']]);
});

test('an endless chain is given up', () => {
  const chain = Object.fromEntries(Array.from({ length: 1_000 }, (_, step) => [`a${step}`, at(`{a${step + 1}}`)]));
  expect(valuesOf(chain, 'a0')).toEqual([['a0', 'refers to too many others, one after the other']]);
});

test.each([
  ['texts', (next: string) => `{${next}} {${next}}`],
  ['lists', (next: string) => [`{${next}}`, `{${next}}`]],
  ['parts', (next: string) => ({ x: `{${next}}`, y: `{${next}}` })],
])('values that double from one to the next, in %s, are given up soon', (_what, of) => {
  const doubling = Object.fromEntries(Array.from({ length: 60 }, (_, step) => [`a${step}`, at(of(`a${step + 1}`))]));
  expect(valuesOf({ ...doubling, a60: at('1') }, 'a0')).toEqual([['a0', 'refers to too many others']]);
});

describe('a shadow', () => {
  const layer = { x: 0, y: '4', blur: '8px', spread: '-1', color: '#0003' };

  test.each([
    ['of one layer', layer, '0px 4px 8px -1px #0003'],
    ['within', { ...layer, type: 'innerShadow' }, 'inset 0px 4px 8px -1px #0003'],
    ['of two', [layer, { ...layer, x: '1' }], '0px 4px 8px -1px #0003, 1px 4px 8px -1px #0003'],
    ['by its offsets', { offsetX: 1, offsetY: 2, color: 'red' }, '1px 2px 0px 0px red'],
    ['with a transparent colour', { ...layer, color: 'rgba(#19303d, 0.5)' }, '0px 4px 8px -1px #19303D80'],
    ['with sums', { ...layer, x: '4 * 2', y: '4px*4', blur: '(1 + 2) * 2' }, '8px 16px 6px -1px #0003'],
    ['with a sum of references', { ...layer, y: '{base} * 2' }, '0px 8px 8px -1px #0003'],
    ['with a colour that only a browser can resolve', { ...layer, color: 'var(--ink)' }, '0px 4px 8px -1px var(--ink)'],
    ['with a length that is none', { ...layer, x: 'roundTo(4.2)' }, 'is a shadow that cannot be read'],
    ['with a colour that is none', { ...layer, color: 'notacolor' }, 'is a shadow that cannot be read'],
    ['without a colour', { x: 1, y: 2 }, 'is a shadow that cannot be read'],
    ['of a list in a list', { ...layer, x: [1] }, 'is a shadow that cannot be read'],
  ])('%s is read as CSS, or refused', (_what, value, css) => {
    expect(valuesOf({ base: at('4'), s: at(value, 'boxShadow') }, 's')).toEqual([['s', css]]);
  });
});

test('the parts of a text style have names of their own, with any reference to it', () => {
  const set = { title: at({ fontSize: '24', lineHeight: 1.5, letterSpacing: '1px' }, 'typography') };
  const referring = { ...set, text: { header: at('{title}', 'typography') } };
  expect(valuesOf(referring, 'text.header')).toEqual([
    ['text.header.fontSize', '24'],
    ['text.header.lineHeight', 1.5],
  ]);
});
