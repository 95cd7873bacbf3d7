import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultTheme } from '../../tokens/default-theme';
import { fromDesignTokens } from './from-design-tokens';
import { toDesignTokens } from './to-design-tokens';

const teal = { colorSpace: 'srgb', components: [0, 0.501961, 0.501961], hex: '#008080' };
const messages = (json: unknown) => fromDesignTokens(json).problems.map(({ level, message }) => `${level}: ${message}`);

test('a reference to the brand’s own palette is resolved, and is no problem', () => {
  const file = {
    palette: { $type: 'color', sea: { $value: teal } },
    colors: {
      $type: 'color',
      $description: 'What we are.',
      primary: { $value: '{palette.sea}', $extensions: { 'com.tool': { id: 7 } } },
      accent: { $value: '{colors.primary}' },
      error: { $ref: '#/palette/sea/$value' },
      success: { $value: { colorSpace: 'srgb', components: [0, { $ref: '#/palette/sea/$value/components/1' }, 0] } },
    },
  };
  expect(fromDesignTokens(file)).toEqual({
    theme: {
      colors: {
        primary: '#008080',
        accent: 'var(--vestibule-colors-primary)',
        error: '#008080',
        success: '#008000',
      },
    },
    problems: [],
  });
});

test.each(['#/palette/deep%20sea/$value', '#/palette/deep%20sea', '#/palette/deep sea'])(
  'a reference %s finds the token "deep sea"',
  ($ref) => {
    const palette = { $type: 'color', 'deep sea': { $value: teal } };
    const file = { palette, colors: { $type: 'color', primary: { $ref } } };
    expect(fromDesignTokens(file)).toEqual({ theme: { colors: { primary: '#008080' } }, problems: [] });
  },
);

test('a changed hex value of a colour is reported, because the components count', () => {
  const file = { colors: { primary: { $type: 'color', $value: { ...teal, hex: '#ff0000' } } } };
  expect(fromDesignTokens(file).theme).toEqual({ colors: { primary: '#008080' } });
  expect(messages(file)).toEqual([
    'warning: "colors.primary" says two colours: #008080 by its components, and another by its hex. The components count, so change those, or write the colour as text.',
  ]);
  expect(messages({ colors: { primary: { $type: 'color', $value: { ...teal, hex: '#008180' } } } })).toEqual([]);
});

test.each([
  ['fontFamily', 'fontFamily', 'My Sans', '"My Sans"'],
  ['fontFamily', 'fontFamily', ['3D Sans', 'serif'], '"3D Sans", serif'],
  ['text.body.fontWeight', 'fontWeight', 'semi-bold', '600'],
  ['text.body.lineHeight', 'dimension', { value: 1.5, unit: 'rem' }, '1.5rem'],
  ['container.width', 'dimension', { value: 0, unit: 'px' }, '0px'],
  ['focus.width', 'dimension', { value: 3, unit: 'px' }, '3px'],
  ['motion.duration', 'duration', { value: 0.2, unit: 's' }, '0.2s'],
  ['motion.easing', 'cubicBezier', [0.2, 0, 0, 1], 'cubic-bezier(0.2, 0, 0, 1)'],
  ['colors.primary', 'color', { colorSpace: 'oklch', components: [0.6, 0.2, 'none'] }, 'oklch(0.6 0.2 none)'],
  ['colors.primary', 'color', { colorSpace: 'hsl', components: [120, 50, 25], alpha: 0.5 }, 'hsl(120 50% 25% / 0.5)'],
  ['colors.primary', 'color', { colorSpace: 'display-p3', components: [0, 1, 0] }, 'color(display-p3 0 1 0)'],
  ['colors.primary', 'color', { colorSpace: 'srgb', components: [0.1234, 0, 0] }, 'color(srgb 0.1234 0 0)'],
  ['colors.primary', 'color', { ...teal, alpha: 0.2 }, '#00808033'],
  [
    'container.shadow',
    'shadow',
    {
      color: teal,
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 1, unit: 'px' },
      blur: { value: 2, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    },
    '0px 1px 2px 0px #008080',
  ],
])('a design tool’s %s of type %s is read: %j', (path, $type, $value, css) => {
  const token: unknown = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), { $type, $value });
  const { theme, problems } = fromDesignTokens(token);
  expect(problems).toEqual([]);
  expect(JSON.stringify(theme)).toContain(JSON.stringify(css));
});

test('an older file is read, with a note for each value', () => {
  const file = {
    colors: { primary: { $type: 'color', $value: '#19303d' } },
    container: { borderRadius: { $type: 'dimension', $value: '8px' } },
  };
  const { theme, problems } = fromDesignTokens(file);
  expect(theme).toEqual({ colors: { primary: '#19303d' }, container: { borderRadius: '8px' } });
  expect(problems.map(({ level, path }) => [level, path])).toEqual([
    ['note', 'colors.primary'],
    ['note', 'container.borderRadius'],
  ]);
});

test('a misspelled name is reported with the intended name', () => {
  expect(messages({ colours: { primary: { $type: 'color', $value: teal } } })[0]).toMatch(
    /Did you mean "colors.primary"/,
  );
});

test.each(['border radius', 'border-radius', 'Border_Radius'])(
  'a name is found without regard to letter case, gaps and dashes: %s [B-LOOK-9]',
  (name) => {
    const radius = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
    expect(fromDesignTokens({ container: { [name]: radius(8) } })).toEqual({
      theme: { container: { borderRadius: '8px' } },
      problems: [],
    });
    const both = fromDesignTokens({ container: { [name]: radius(8), borderRadius: radius(4) } });
    expect(both.theme).toEqual({ container: { borderRadius: '4px' } });
    expect(both.problems).toHaveLength(1);
  },
);

test('of many unknown names the first ones are reported and the others counted', () => {
  const tokens = Array.from({ length: 80 }, (_, index) => [`space${index}`, { $type: 'number', $value: index }]);
  const reported = messages(Object.fromEntries(tokens));
  expect(reported).toHaveLength(21);
  expect(reported.at(-1)).toBe('warning: 60 more names are not tokens of the widget, and were ignored.');
});

test('tokens that refer to each other in a circle are reported with the whole circle', () => {
  const at = ($value: string) => ({ $type: 'color', $value });
  const file = { a: at('{b}'), b: at('{a}'), colors: { primary: at('{a}'), error: at('{colors.error}') } };
  const reported = messages(file);
  expect(reported).toHaveLength(2);
  expect(reported[0]).toMatch(/"colors.primary" goes round in a circle: colors.primary → a → b → a/);
  expect(reported[1]).toMatch(/"colors.error" goes round in a circle: colors.error → colors.error/);
});

test.each([
  [{ colors: { primary: { $type: 'color', $value: '{nowhere}' } } }, /refers to "nowhere", which is not in this file/],
  [{ colors: { primary: { $type: 'dimension', $value: teal } } }, /has the \$type "dimension", but takes "color"/],
  [{ colors: { primary: { $type: 'color', $value: { ...teal, components: [2, 0, 0] } } } }, /not a valid color/],
  [{ colors: { primary: { $type: 'color', $value: 'red;}body{display:none' } } }, /not a valid color/],
  [{ container: { width: { $type: 'dimension', $value: { value: 4, unit: 'vw' } } } }, /not a valid dimension/],
  [{ focus: { width: { $type: 'dimension', $value: '10%' } } }, /not a valid dimension/],
  [
    { a: { $type: 'dimension', $value: '10%' }, focus: { width: { $type: 'dimension', $value: '{a}' } } },
    /not a valid dimension/,
  ],
  [{ container: { width: { $value: { value: 4, unit: 'px' } } } }, /note: .* has no \$type/],
  [{ container: { width: '400px' } }, /neither a token nor a group/],
  [{ colorScheme: { $type: 'string', $value: 'dark' } }, /Write it as \$extensions.vestibule.colorScheme/],
  [{ $extensions: { vestibule: { hideHeaderText: 'yes' } } }, /hideHeaderText" must be true or false/],
  [{ 'a.b': {} }, /a name must have no dot/],
  [[], /A file of tokens is a JSON object/],
  [null, /A file of tokens is a JSON object/],
])('a value that cannot be used is reported: %j', (file, message) => {
  const reported = messages(file);
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(message);
});

test('a group extends another’s tokens, and a circle of groups is reported', () => {
  const file = {
    base: { $type: 'color', primary: { $type: 'color', $value: teal }, error: { $type: 'color', $value: teal } },
    colors: { $extends: '{base}', error: { $type: 'color', $value: { ...teal, components: [1, 0, 0] } } },
  };
  expect(fromDesignTokens(file).theme).toEqual({ colors: { primary: '#008080', error: '#FF0000' } });
  expect(messages({ text: { $extends: '{text}' } })[0]).toMatch(/goes round in a circle/);
});

test('a changed value wins over the text that was stored', () => {
  const file = JSON.parse(JSON.stringify(toDesignTokens({ text: { body: { fontSize: 'max(16px, 1rem)' } } })));
  file.text.body.fontSize.$value.value = 18;
  expect(fromDesignTokens(file).theme).toEqual({ text: { body: { fontSize: '18px' } } });
});

test('a poisoned or very deep file has no effect and is read to its end [T-HOST-5]', () => {
  const poisoned = JSON.parse(
    '{"__proto__":{"polluted":{"$type":"color","$value":"red"}},"constructor":{"$extends":"{__proto__}"}}',
  );
  expect(fromDesignTokens(poisoned).theme).toEqual({});
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
  expect(messages(deep)[0]).toMatch(/is nested more than 64 levels deep/);
});

test('a file that would grow without end, or that has long chains of aliases, is given up soon [T-HOST-5]', () => {
  const doubling = Array.from({ length: 60 }, (_, step) => [
    `a${step}`,
    { $value: [`{a${step + 1}}`, `{a${step + 1}}`] },
  ]);
  const chain = Array.from({ length: 50_000 }, (_, step) => [`b${step}`, { $value: `{b${step + 1}}` }]);
  const reported = messages({
    ...Object.fromEntries([...doubling, ...chain]),
    a60: { $value: 0 },
    container: { shadow: { $type: 'shadow', $value: '{a0}' }, width: { $type: 'dimension', $value: '{b0}' } },
  });
  expect(reported).toHaveLength(2);
  expect(reported[0]).toMatch(/"container.shadow" refers to too many others/);
  expect(reported[1]).toMatch(/"container.width" refers to too many others/);
});

test('reading any file does not throw', () => {
  fc.assert(fc.property(fc.json(), (json) => void fromDesignTokens(JSON.parse(json))));
  const file = JSON.stringify(toDesignTokens(defaultTheme));
  fc.assert(
    fc.property(fc.nat(600), fc.constantFrom(null, [], {}, '{a}', '{text.body.color}', -1), (place, junk) => {
      let index = 0;
      const broken: unknown = JSON.parse(file, (_name, value: unknown) => (index++ === place ? junk : value));
      void fromDesignTokens(broken);
    }),
  );
});
