import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { themeSheet } from '../../tokens/theme-sheet';
import { randomTheme } from '../design-tokens/testing/random-theme';
import { runOn } from './testing/run-on';

test('different themes have different classes, and the same theme has the same sheet each time', () => {
  fc.assert(
    fc.property(randomTheme, randomTheme, (one, other) => {
      const [first, again, second] = [themeSheet(one), themeSheet(structuredClone(one)), themeSheet(other)];
      expect(again).toEqual(first);
      expect(first.className === second.className).toBe(first.css === second.css);
    }),
    { numRuns: 60 },
  );
});

async function css(file: unknown) {
  const { code, out } = await runOn(['theme', 'css', 'brand.json'], { 'brand.json': file });
  return { code, out };
}

test('the linked sheet is the one that a server’s markup refers to', async () => {
  // In a different order, and with a mistake that a server does not detect.
  const light = {
    motion: { duration: '1s' },
    colors: { error: 'rde', primary: '#123456' },
    fontFamily: '"Our Sans", serif',
  };
  const dark = { colorScheme: 'dark', colors: { primary: '#abcdef' } };
  for (const option of [light, { light, dark }]) {
    const { className = '' } = themeSheet(option);
    const { code, out } = await css(option);
    expect(code).toBe(1);
    expect(out.split(`.vestibule.${className}{`)).toHaveLength('light' in option ? 3 : 2);
    expect(out).toContain('--vestibule-colors-primary:#123456');
    expect(out).not.toContain('rde');
  }
});

test('an empty theme has an empty sheet', async () => {
  expect(await css({})).toEqual({ code: 0, out: '\n' });
  expect(await css({ hideHeaderText: true, logo: { alt: 'Acme' } })).toEqual({ code: 0, out: '\n' });
});
