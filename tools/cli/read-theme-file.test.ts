import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Theme } from '../../tokens/theme';
import { randomTheme } from '../design-tokens/testing/random-theme';
import { toDesignTokens } from '../design-tokens/to-design-tokens';
import { tokensOf } from '../theme/token-paths';
import { readThemeFile } from './read-theme-file';

const read = (json: unknown) => readThemeFile(JSON.stringify(json));
const only = (json: unknown) => {
  const [theme, ...more] = read(json);
  expect(more).toEqual([]);
  return { theme: theme?.theme, problems: theme?.problems.map(({ level, message }) => `${level}: ${message}`) };
};

test('a theme is read completely: its logo and the hidden header as well as its tokens', () => {
  const theme: Theme = {
    hideHeaderText: true,
    logo: { logoImageUrl: '/logo.svg', alt: 'Acme', maxHeight: '40px' },
    colors: { primary: '#19303D' },
  };
  expect(only(theme)).toEqual({ theme, problems: [] });
  expect(only({ $schema: 'https://acme.test/theme.json', ...theme })).toEqual({ theme, problems: [] });
});

test('a part of a theme that is no token is reported if it is of another kind', () => {
  expect(only({ hideHeaderText: 'yes', logo: { logoImageUrl: 7, alt: null } })).toEqual({
    theme: {},
    problems: [
      'error: "hideHeaderText" must be true or false, so the default was kept.',
      'error: "logo.logoImageUrl" must be text, so the default was kept.',
      'error: "logo.alt" must be text, so the default was kept.',
    ],
  });
});

describe('a value that no browser accepts', () => {
  test('is reported, and replaced by its default: a word that is no colour', () => {
    expect(only({ colors: { primary: 'rde', error: '#12345', success: 'green' } })).toEqual({
      theme: { colors: { success: 'green' } },
      problems: [
        'error: The value of "colors.primary" is "rde", which is no CSS colour, so browsers keep the default.',
        'error: The value of "colors.error" is "#12345", which is no CSS colour, so browsers keep the default.',
      ],
    });
  });

  test('is reported, and replaced by its default: a token that refers to itself through another', () => {
    const logo = { alt: 'Acme' };
    expect(only({ logo, colors: { primary: 'var(--vestibule-colors-accent)', error: '#8B1214' } })).toEqual({
      theme: { logo, colors: { error: '#8B1214' } },
      problems: [
        'error: "colors.primary" refers to itself: colors.primary → colors.accent → colors.primary. A browser has no value for it, so the default was kept.',
      ],
    });
  });

  // Each of these has the form of its kind.
  test.each([
    [{ container: { padding: '-5px' } }, 'container.padding', 'it cannot be negative'],
    [{ container: { borderRadius: '-4px' } }, 'container.borderRadius', 'it cannot be negative'],
    [{ container: { shadow: 'foo bar' } }, 'container.shadow', 'a shadow is "none", or two to four lengths'],
    [{ motion: { duration: '-1s' } }, 'motion.duration', 'it cannot be negative'],
    [{ motion: { easing: 'cubic-bezier(5)' } }, 'motion.easing', 'cubic-bezier() takes four numbers'],
    [{ text: { body: { fontSize: 'calc()' } } }, 'text.body.fontSize', 'it is not a length'],
    [{ text: { body: { fontSize: 'calc(4)' } } }, 'text.body.fontSize', 'it is not a length'],
    [{ text: { body: { lineHeight: '-3' } } }, 'text.body.lineHeight', 'it cannot be negative'],
  ])('is reported, and replaced by its default: %j [B-LOOK-12]', (theme, path, reason) => {
    for (const file of [theme, { light: theme, dark: {} }]) {
      const [first] = read(file);
      expect(tokensOf(first?.theme ?? {})).toEqual([]);
      expect(first?.problems).toEqual([
        { level: 'error', path, message: expect.stringContaining(`which no browser accepts, because ${reason}`) },
      ]);
    }
  });

  test.each(['10%', 'calc(10% + 1px)', 'min(1%, 2px)'])(
    'is reported, and replaced by its default: a width of a line of %s [B-LOOK-12]',
    (borderWidth) => {
      expect(only({ container: { borderWidth } })).toEqual({
        theme: {},
        problems: [
          `error: the value of "container.borderWidth" is "${borderWidth}", which is not a valid lineWidth, so the default was kept. It is a length that is no percentage.`,
        ],
      });
    },
  );

  test('is reported, and left out: a logo that the widget does not show [B-LOOK-12]', () => {
    const logo = { logoImageUrl: 'javascript:alert(1)', alt: 'Acme', maxHeight: '40px' };
    expect(only({ logo })).toEqual({
      theme: { logo: { alt: 'Acme', maxHeight: '40px' } },
      problems: [expect.stringContaining('"logo.logoImageUrl" is "javascript:alert(1)"')],
    });
  });

  test('is reported once: a token that refers to itself', () => {
    expect(only({ colors: { error: 'var(--vestibule-colors-error)' } })).toEqual({
      theme: {},
      problems: [
        'error: the value of "colors.error" is "var(--vestibule-colors-error)", which is not a valid color, so the default was kept.',
      ],
    });
  });
});

test('a pair is two themes, each read as written', () => {
  const light = { colors: { primary: '#123456' } };
  const dark = toDesignTokens({ colorScheme: 'dark', colors: { primary: '#abcdef' } });
  expect(read({ light, dark })).toEqual([
    { name: 'light', theme: light, written: light, problems: [] },
    expect.objectContaining({
      name: 'dark',
      theme: { colorScheme: 'dark', colors: { primary: '#abcdef' } },
      problems: [],
    }),
  ]);
});

test('the dark theme of a pair follows the dark theme, as on a page, and stays as written', () => {
  const dark = { colors: { primary: '#C4B5FD' } };
  expect(read({ light: {}, dark })[1]).toEqual({
    name: 'dark',
    theme: { colorScheme: 'dark', ...dark },
    written: dark,
    problems: [],
  });
  const [, light] = read({ light: {}, dark: { colorScheme: 'light' } });
  expect(light?.theme).toEqual({ colorScheme: 'light' });
});

test('a light theme alone is the theme for everyone, as in the widget [B-LOOK-13]', () => {
  const light = { colors: { primary: '#123456' } };
  expect(only({ light })).toEqual({ theme: light, problems: [] });
  expect(only({ $schema: 'https://acme.test/theme.json', light, dark: null })).toEqual({ theme: light, problems: [] });
  expect(only({ light: toDesignTokens(light) })).toEqual({ theme: light, problems: [] });
});

test('a dark theme alone is ignored, and the message has the form of a pair [B-LOOK-13]', () => {
  const dark = { colors: { primary: '#123456' } };
  for (const half of [{ dark }, { dark: toDesignTokens(dark) }])
    expect(only(half)).toEqual({
      theme: {},
      problems: [
        'error: "dark" is a theme only beside "light", so it was ignored. Write { "light": {}, "dark": {…} }, where {} is the default theme.',
      ],
    });
});

test('for a file of variables without a mode the error says what to export', () => {
  const variables = [{ id: 'a', name: 'colors/primary', valuesByMode: { m: '#000' } }];
  expect(() => read({ variables, collections: [] })).toThrow(
    /no mode that they have values in.*Export their collections/,
  );
});

test('any theme is read as written, from a theme file and from design tokens', () => {
  fc.assert(
    fc.property(randomTheme, (theme) => {
      const [plain, tokens] = [read(theme)[0], read(toDesignTokens(theme))[0]];
      expect(tokens?.theme).toEqual(plain?.theme);
      // Missing parts are reported.
      const lost = tokensOf(theme).filter(([path]) => !tokensOf(plain?.theme ?? {}).some(([one]) => one === path));
      expect(plain?.problems.length).toBe(lost.length);
    }),
    { numRuns: 60 },
  );
});

test('any JSON file gives a theme or an error message', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      try {
        expect(read(json).length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        expect(String(error)).toMatch(/^Error: it .*\./);
      }
    }),
  );
});
