import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsGrammar } from './grammar';
import { themeVariables } from './theme-variables';
import { everyKind } from './testing/every-kind';

test('a partial theme gives its variables [B-LOOK-2]', () => {
  const { variables, warnings } = themeVariables({
    hideHeaderText: true,
    logo: { logoImageUrl: '/logo.svg', maxHeight: '40px' },
    colors: { primary: 'oklch(40% 0.1 250)', accent: 'var(--brand, #123)' },
    container: { borderRadius: 'calc(4px * 2)', shadow: '0 1px 2px rgb(0 0 0 / 20%)' },
    fontFamily: '"My Sans", Arial, sans-serif',
  });
  expect(warnings).toEqual([]);
  expect(Object.fromEntries(variables)).toEqual({
    '--vestibule-logo-max-height': '40px',
    '--vestibule-colors-primary': 'oklch(40% 0.1 250)',
    '--vestibule-colors-accent': 'var(--brand, #123)',
    '--vestibule-container-border-radius': 'calc(4px * 2)',
    '--vestibule-container-shadow': '0 1px 2px rgb(0 0 0 / 20%)',
    '--vestibule-font-family': '"My Sans", Arial, sans-serif',
  });
});

test('a zero without a unit is a length, so that a calculation can use it [B-LOOK-2]', () => {
  expect(themeVariables({ focus: { width: '0' } })).toEqual({
    variables: [['--vestibule-focus-width', '0px']],
    warnings: [],
  });
});

test.each(['dark', 5])('%j as a theme gives the default, and a warning', (given) => {
  const warnings = ['Theme: "theme" must be an object of tokens, so it was ignored.'];
  expect(themeVariables(given as never)).toEqual({ variables: [], warnings });
});

test('fonts that the page defines may have quoted names after them [B-LOOK-2]', () => {
  const fontFamily = 'var(--font-sans, "Inter", sans-serif)';
  expect(themeVariables({ fontFamily })).toEqual({
    variables: [['--vestibule-font-family', fontFamily]],
    warnings: [],
  });
});

// Columns: a theme | where the warning says it is, what it says it is not, what to write.
test.each([
  [{ fontFamily: 'inherit' }, 'fontFamily', '"inherit"', 'list of fonts', 'var(--page-font, Arial)'],
  [{ colors: { primary: 'Unset' } }, 'colors.primary', '"Unset"', 'color', 'var(--brand)'],
  [{ container: { shadow: 'revert-layer' } }, 'container.shadow', '"revert-layer"', 'shadow', 'var(--brand)'],
  [
    { text: { body: { fontSize: 'var(--a, initial)' } } },
    'text.body.fontSize',
    '"var(--a, initial)"',
    'length',
    'var(--brand)',
  ],
])(
  'a word that CSS reserves is ignored, and the warning says what to write: %j [B-LOOK-11]',
  (theme, place, given, kind, example) => {
    expect(themeVariables(theme)).toEqual({
      variables: [],
      warnings: [
        `Theme: the value of "${place}" is ${given}, which is not a valid ${kind}, so the default was kept. A token cannot be "inherit" or another word that CSS reserves. Leave it out for the default, or name a custom property of the page, such as '${example}'.`,
      ],
    });
  },
);

test.each(['10%', 'calc(10% + 1px)', 'calc(var(--ring) + 10%)', 'var(--ring, 10%)'])(
  'a percentage for the width of a line is ignored, and the warning says why: %s [B-LOOK-3]',
  (value) => {
    const theme = { container: { borderWidth: value }, focus: { width: value, offset: value } };
    expect(themeVariables(theme)).toEqual({
      variables: [],
      warnings: ['container.borderWidth', 'focus.width', 'focus.offset'].map(
        (path) =>
          `Theme: the value of "${path}" is "${value}", which is not a valid lineWidth, so the default was kept. It is a length that is no percentage.`,
      ),
    });
  },
);

test.each([
  ['container.padding', 'length', { container: { padding: 3 } }],
  ['focus.width', 'lineWidth', { focus: { width: 3 } }],
])('a number for a length is ignored, and the warning says what to write: %s [B-LOOK-3]', (path, kind, theme) => {
  expect(themeVariables(theme as never)).toEqual({
    variables: [],
    warnings: [
      `Theme: the value of "${path}" is 3, which is not a valid ${kind}, so the default was kept. Write '3px'.`,
    ],
  });
});

test('a dark theme alone is ignored, and the warning has the form of a pair [B-LOOK-13]', () => {
  expect(themeVariables({ dark: { colors: { primary: '#123456' } } } as never)).toEqual({
    variables: [],
    warnings: ['Theme: "dark" is a theme only beside "light", so it was ignored. Write { light: {}, dark: {…} }.'],
  });
});

const hostile = [
  'red;}body{display:none',
  '}</style><img src=x onerror=alert(1)>',
  'url(https://evil.test/leak)',
  'expression(alert(1))',
  'attr(data-x)',
  'red !important',
  '@import "x"',
  'red/**/',
  'a\u0000b',
  String.raw`\72 ed`,
  'x'.repeat(100_000),
  'var(--vestibule-colors-primary)',
];

test.each(hostile)('a value that is no colour is ignored with a warning: %j [B-LOOK-3]', (primary) => {
  const { variables, warnings } = themeVariables({ colors: { primary } });
  expect(variables).toEqual([]);
  expect(warnings).toHaveLength(1);
});

test('an unknown name is ignored with a warning, and a poisoned one changes nothing [T-HOST-4]', () => {
  const poisoned = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"colours":{"primary":"red"}}',
  );
  const { variables, warnings } = themeVariables(poisoned);
  expect(variables).toEqual([]);
  expect(warnings.length).toBeGreaterThan(0);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('no text that could leave its declaration is accepted', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyKind), fc.string({ maxLength: 200, unit: 'binary' }), (kind, value) => {
      if (fitsGrammar(kind, value)) expect(value).not.toMatch(/[;{}<>@\\]|\/\*|url\(/i);
    }),
  );
});
