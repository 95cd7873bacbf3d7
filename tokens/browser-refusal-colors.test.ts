import { colorsNamed } from 'culori/fn';
import { expect, test } from 'vitest';
import { isColorWord } from './browser-refusal-colors';

test('every named colour of CSS is a colour', () => {
  expect(Object.keys(colorsNamed).filter((name) => !isColorWord(name))).toEqual([]);
});

test.each(['transparent', 'currentColor', 'CanvasText', 'RED', 'ThreeDShadow'])('the word %s is a colour', (word) =>
  expect(isColorWord(word)).toBe(true),
);

test.each(['notacolor', 'inset', 'none', '', 'constructor', 'red blue'])('the text %j is no colour', (word) =>
  expect(isColorWord(word)).toBe(false),
);
