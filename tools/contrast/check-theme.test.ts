import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTheme } from './check-theme';
import { contrastPairs } from './contrast-pairs';
import { darkTheme } from '../../tokens/dark-theme';
import { defaultTheme } from '../../tokens/default-theme';
import { highContrastTheme } from '../../tokens/high-contrast-theme';
import { randomTheme } from '../design-tokens/testing/random-theme';
import { themeOf, tokensOf } from '../theme/token-paths';

const failing = (theme: Parameters<typeof checkTheme>[0]) => checkTheme(theme).filter(({ passes }) => passes === false);

test.each([{}, darkTheme, highContrastTheme])(
  'our own themes pass with every pair [T-ENV-17] [T-WCAG-143] [T-WCAG-1411]',
  (theme) => {
    const results = checkTheme(theme);
    expect(results).toHaveLength(contrastPairs.length);
    expect(results.every(({ passes, nearest }) => passes === true && nearest === undefined)).toBe(true);
  },
);

test('a dark card with the default ink fails, with a colour that passes [T-ENV-17]', () => {
  const [first] = failing({ container: { backgroundColor: '#121212' } });
  expect(first).toEqual({
    label: 'text.header.color on container.backgroundColor',
    foreground: 'text.header.color',
    background: 'container.backgroundColor',
    ratio: expect.closeTo(1.37, 2),
    target: 4.5,
    passes: false,
    nearest: expect.stringMatching(/^#[\dA-F]{6}$/),
  });
});

// Measured in Chromium, which clips each channel: the pixels are 0,153,0 and 0,76,255.
test.each([
  ['oklch(0.55 0.3 150)', 3.78, false],
  ['oklch(0.58 0.35 260)', 6.04, true],
])('white text on %s, which is outside sRGB, is rated by its pixels on screen', (backgroundColor, ratio, passes) => {
  const theme = { buttons: { primary: { backgroundColor, textColor: '#FFFFFF' } } };
  const result = checkTheme(theme).find(({ background }) => background === 'buttons.primary.backgroundColor');
  expect(result).toMatchObject({ foreground: 'buttons.primary.textColor', passes });
  expect(result?.ratio).toBeCloseTo(ratio, 1);
});

test('transparent text is rated as it is seen', () => {
  expect(failing({ text: { helper: { color: 'rgb(0 0 0 / 50%)' } } }).map(({ foreground }) => foreground)).toEqual([
    'text.helper.color',
  ]);
  expect(failing({ text: { helper: { color: 'rgb(0 0 0 / 60%)' } } })).toEqual([]);
});

test('a transparent card is rated on a page as light or dark as the theme', () => {
  const clear = { container: { backgroundColor: 'transparent' }, buttons: { primary: { textColor: '#FFFFFF' } } };
  expect(failing(clear)).toEqual([]);
  expect(failing({ ...clear, colors: defaultTheme.colors, colorScheme: 'dark' }).length).toBeGreaterThan(5);
});

test('a button with words as transparent as the card fails', () => {
  const results = failing({ container: { backgroundColor: 'transparent' } });
  expect(results.map(({ foreground }) => foreground)).toEqual(['buttons.primary.textColor']);
});

test('a value that only the host’s page has neither passes nor fails', () => {
  const results = checkTheme({ colors: { error: 'var(--brand-red)' } });
  const unknown = results.filter(({ passes }) => passes === undefined);
  expect(unknown.map(({ foreground }) => foreground)).toEqual(['colors.error', 'colors.error']);
  expect(unknown.every(({ ratio, nearest }) => ratio === undefined && nearest === undefined)).toBe(true);
});

test('an offered colour makes its pair pass', () => {
  fc.assert(
    fc.property(randomTheme, (theme) => {
      for (const { label, foreground, nearest, target } of checkTheme(theme)) {
        if (nearest === undefined) continue;
        const mended = themeOf([...tokensOf(theme), [foreground, nearest]]);
        // A change of a card's own colour changes the ratios of its content as well.
        const same = checkTheme(mended).find((result) => result.label === label && result.target === target);
        expect(same?.passes, label).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test('in any theme each pair has a ratio and the verdict for it, or neither', () => {
  fc.assert(
    fc.property(randomTheme, (theme) => {
      for (const { ratio, target, passes, nearest } of checkTheme(theme)) {
        expect(passes).toBe(ratio === undefined ? undefined : ratio >= target);
        if (ratio !== undefined) expect(ratio).toBeGreaterThanOrEqual(1);
        if (passes !== false) expect(nearest).toBeUndefined();
      }
    }),
    { numRuns: 40 },
  );
});

test('a circular colour is unknown', () => {
  const circle = { colors: { error: 'var(--vestibule-colors-error)' } };
  expect(checkTheme(circle).filter(({ passes }) => passes === undefined)).toHaveLength(2);
});
