import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { darkTheme } from '../../tokens/dark-theme';
import { checkTheme } from '../contrast/check-theme';
import { resolveToken } from '../theme/resolve-theme';
import { themeFromColor } from './theme-from-color';
import { themeVariables } from '../../tokens/theme-variables';

const channel = fc.integer({ min: 0, max: 255 });
const scheme = fc.constantFrom('light', 'dark');

test('every part of a theme from any brand colour is readable and visible, and no value is ignored [T-SEEN-5] [T-WCAG-143]', () => {
  fc.assert(
    fc.property(channel, channel, channel, scheme, (red, green, blue, scheme) => {
      const { theme, adjustments } = themeFromColor(`rgb(${red} ${green} ${blue})`, { scheme });
      expect(checkTheme(theme).filter(({ passes }) => !passes)).toEqual([]);
      expect(themeVariables(theme).warnings).toEqual([]);
      for (const { ratio, target, from, to } of adjustments) {
        expect(ratio).toBeLessThan(target);
        expect(to).not.toBe(from);
      }
    }),
    { numRuns: 300 },
  );
});

test('one brand colour gives a light and a dark theme, or the theme of the requested scheme [B-LOOK-10]', () => {
  const { theme, light, dark } = themeFromColor('#ff6a00');
  expect(theme).toBe(light);
  expect(themeFromColor('#ff6a00', { scheme: 'dark' }).theme).toEqual(dark);
  expect({ lightColorScheme: light.colorScheme, darkColorScheme: dark.colorScheme }).toEqual({
    lightColorScheme: 'light',
    darkColorScheme: 'dark',
  });
});

test('a derived dark theme with one group replaced by a shallow spread stays readable [B-LOOK-7]', () => {
  const { theme } = themeFromColor('#ff6a00', { scheme: 'dark' });
  const spread = { ...theme, container: { borderRadius: '24px' } };
  expect(checkTheme(spread).filter(({ passes }) => !passes)).toEqual([]);
  const { variables } = themeVariables(spread);
  expect(variables).toContainEqual(['--vestibule-container-background-color', darkTheme.container?.backgroundColor]);
});

describe('a brand whose colour can be read', () => {
  const { theme, adjustments } = themeFromColor('#0B5FFF');

  test('keeps it everywhere', () => {
    expect(adjustments).toEqual([]);
    expect(theme.colors?.primary).toBe('#0B5FFF');
    expect(resolveToken(theme, 'buttons.primary.backgroundColor')).toBe('#0B5FFF');
    expect(resolveToken(theme, 'colors.accent')).toBe('#0B5FFF');
    expect(resolveToken(theme, 'focus.color')).toBe('#0B5FFF');
    expect(theme.buttons?.primary?.textColor).toBe('#FFFFFF');
  });

  test('has body text that is almost black, with a hint of it', () => {
    expect(theme.text?.body?.color).toMatch(/^#[0-4]/);
  });
});

test('an orange brand keeps its button, and its text is a darker orange', () => {
  const { theme, adjustments } = themeFromColor('#F26B1D');
  expect(theme.buttons?.primary?.backgroundColor).toBe('#F26B1D');
  expect(theme.buttons?.primary?.textColor).not.toBe('#FFFFFF');
  expect(adjustments).toEqual([
    {
      path: 'colors.primary',
      from: '#F26B1D',
      to: theme.colors?.primary,
      pair: { foreground: 'colors.primary', background: 'container.backgroundColor', least: 4.5 },
      ratio: expect.closeTo(3.06, 1),
      target: 4.5,
    },
  ]);
});

test('a yellow brand has a visible button with readable words', () => {
  const { adjustments } = themeFromColor('yellow');
  expect(adjustments.map(({ path, target }) => [path, target])).toEqual([
    ['buttons.primary.backgroundColor', 3],
    ['colors.primary', 4.5],
  ]);
});

test('a grey brand has a theme without any chroma', () => {
  const { theme } = themeFromColor('#555');
  for (const color of [theme.colors?.boundary, theme.text?.body?.color, theme.colors?.divider])
    expect(color).toMatch(/^#(..)\1\1$/);
});

test('in the dark theme the default ink is made lighter until it is readable', () => {
  const { theme, adjustments } = themeFromColor('#19303D', { scheme: 'dark' });
  expect(theme.colorScheme).toBe('dark');
  expect(adjustments.map(({ path }) => path)).toEqual(['buttons.primary.backgroundColor', 'colors.primary']);
});

test.each([
  ['not-a-colour', /"not-a-colour" cannot be read as a colour.*Write it like "#0A7"/],
  ['var(--brand)', /depends on the page it is shown in.*Give the colour that it stands for/],
  ['x'.repeat(10_000), /cannot be read as a colour/],
  ['transparent', /"transparent" has an opacity of 0.*Give one that can be seen/],
])('the brand colour %.20s is refused with what happened, why and what to do', (color, message) => {
  expect(() => themeFromColor(color)).toThrow(message);
});

test('an unknown scheme is named in the error', () => {
  // @ts-expect-error A host without types.
  expect(() => themeFromColor('red', { scheme: 'drak' })).toThrow(/"drak" is not known. Write 'light' or 'dark'/);
  // @ts-expect-error A host without types.
  expect(() => themeFromColor(undefined)).toThrow(/A colour is text, and this is undefined/);
});
