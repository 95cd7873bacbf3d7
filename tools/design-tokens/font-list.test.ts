import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsGrammar } from '../../tokens/grammar';
import { fontList, fontNames } from './font-list';

const name = fc
  .stringMatching(/^[\w ,.'()ß明-]{1,20}$/u)
  .map((text) => text.trim())
  .filter((text) => text !== '' && !text.includes('('));

test('any names of fonts are the same after an export and an import, and the page accepts the list', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (names) => {
      const list = fontList(names);
      expect(fontNames(list)).toEqual(names);
      expect(fitsGrammar('fonts', list)).toBe(true);
    }),
  );
});

test.each([
  [['Arial', 'sans-serif'], 'Arial, sans-serif'],
  [['Source Sans Pro'], '"Source Sans Pro"'],
  [['3D Sans', '-apple-system'], '"3D Sans", -apple-system'],
])('the fonts %j are written %s', (names, list) => expect(fontList(names)).toBe(list));

test.each(['', ' , ', 'var(--brand), Arial', '""', 'Arial, ""'])('the names of %j are not exported', (list) => {
  expect(fontNames(list)).toBeUndefined();
});
