import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { darkTheme } from './dark-theme';
import { themeSheet } from './theme-sheet';

const ink = { colors: { primary: '#123456' } };
const mist = { colors: { primary: '#abcdef' } };

test('a page that a server renders has one rule for a theme', () => {
  const { className, css, warnings } = themeSheet(ink);
  expect(css).toBe(`.vestibule.${className}{--vestibule-colors-primary:#123456}`);
  expect(warnings).toEqual([]);
});

test("a pair of themes follows the visitor's colour scheme, light by default", () => {
  const { className, css } = themeSheet({ light: ink, dark: mist });
  const [light, darkRule] = css.split('}}');
  expect(light).toBe(
    `@media not (prefers-color-scheme:dark){.vestibule.${className}{--vestibule-colors-primary:#123456`,
  );
  expect(darkRule).toMatch(/^@media \(prefers-color-scheme:dark\)\{.*--vestibule-colors-primary:#abcdef/);
});

test('a token that the dark theme of a pair leaves out is dark [B-LOOK-7]', () => {
  const { css } = themeSheet({ light: {}, dark: mist });
  expect(css).toContain(`--vestibule-container-background-color:${darkTheme.container?.backgroundColor}`);
  expect(themeSheet({ light: {}, dark: {} }).css).toBe(themeSheet({ light: {}, dark: darkTheme }).css);
});

describe('theme sheets of malformed themes', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty theme', {}],
  ])('%s has no sheet and no class', (_what, option) => {
    expect(themeSheet(option as never)).toEqual({ className: undefined, css: '', warnings: [] });
  });

  test.each(['dark', 5])('%j has no sheet and no class, and a warning', (option) => {
    const warnings = ['Theme: "theme" must be an object of tokens, so it was ignored.'];
    expect(themeSheet(option as never)).toEqual({ className: undefined, css: '', warnings });
  });

  test('a pair without its dark theme is the light one for everyone', () => {
    expect(themeSheet({ light: ink } as never)).toEqual(themeSheet(ink));
  });

  test('the ignored values of both themes are reported', () => {
    const wrong = { colors: { primary: 'red;}body{display:none' } };
    const { css, warnings } = themeSheet({ light: wrong, dark: { ...wrong, fancy: 'x' } as never });
    expect(css).not.toContain('display');
    expect(warnings).toHaveLength(3);
  });
});

test('the order of the tokens in a theme does not change its sheet', () => {
  const sizes = { width: '2px', offset: '1px' };
  const one = themeSheet({ ...ink, focus: sizes });
  expect(themeSheet({ focus: { offset: '1px', width: '2px' }, ...ink })).toEqual(one);
});

test('two widgets on a page with the same tokens, one for the light scheme alone, have sheets of their own', () => {
  const both = themeSheet({ light: ink, dark: {} });
  const one = themeSheet(ink);
  expect(both.className).not.toBe(one.className);
});

test('no value of a theme leaves its declaration', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'binary' }), fc.string({ maxLength: 60 }), (primary, fontFamily) => {
      const { css } = themeSheet({ colors: { primary }, fontFamily });
      expect(css.replace(/^[^{]*\{/, '').replace(/\}$/, '')).not.toMatch(/[{}<>@\\]/);
    }),
  );
});

test.each(['0 0 1px rgb(0', '0 0 1px rgb(0))', '0 0 1px )rgb(0'])(
  'a value that leaves a bracket open is left out of the sheet, with a warning: %s [T-HOST-22]',
  (shadow) => {
    const { css, warnings } = themeSheet({ container: { shadow }, ...ink });
    expect(css).toContain('--vestibule-colors-primary:#123456');
    expect(css).not.toContain('rgb');
    expect(warnings).toHaveLength(1);
  },
);

test('a value that every browser refuses is left out of the sheet, with a warning [B-LOOK-12]', () => {
  const { css, className, warnings } = themeSheet({ container: { padding: '-5px', shadow: 'foo bar' }, ...ink });
  expect(css).toBe(`.vestibule.${className}{--vestibule-colors-primary:#123456}`);
  expect(warnings).toEqual([
    'Theme: the value of "container.padding" is "-5px", which no browser accepts, because it cannot be negative. So the default was kept.',
    expect.stringMatching(/^Theme: the value of "container\.shadow" is "foo bar", which no browser accepts/),
  ]);
  expect(themeSheet({ container: { padding: '-5px' } })).toMatchObject({ className: undefined, css: '' });
});

test.each(['10%', 'calc(10% + 1px)'])(
  'a percentage for the width of a line is left out of the sheet, with a warning: %s [B-LOOK-12]',
  (width) => {
    const { css, className, warnings } = themeSheet({ focus: { width }, ...ink });
    expect(css).toBe(`.vestibule.${className}{--vestibule-colors-primary:#123456}`);
    expect(warnings).toEqual([expect.stringContaining('It is a length that is no percentage.')]);
  },
);

test('in a dark theme the dark default replaces a value that every browser refuses [B-LOOK-12]', () => {
  const { css } = themeSheet({ colorScheme: 'dark', container: { shadow: 'foo bar' } });
  expect(css).toBe(
    themeSheet({ colorScheme: 'dark' }).css.replace(/\.vestibule-\w+/, `.${/vestibule-\w+/.exec(css)?.[0]}`),
  );
});
