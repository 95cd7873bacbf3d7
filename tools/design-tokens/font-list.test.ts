import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsGrammar } from '../../tokens/grammar';
import { fontList, fontNames } from './font-list';

const name = fc
  .stringMatching(/^[\w ,.'()ß明-]{1,20}$/u)
  .map((text) => text.trim())
  .filter((text) => text !== '' && !text.includes('('));

test('whatever a brand’s fonts are called, their names come back from the list, and the page takes it', () => {
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

test.each(['', ' , ', 'var(--brand), Arial', '""', 'Arial, ""'])('a tool cannot have the names of %j', (list) => {
  expect(fontNames(list)).toBeUndefined();
});
