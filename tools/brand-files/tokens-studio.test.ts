import { expect, test } from 'vitest';
import { readTokensStudio } from './tokens-studio';

const whole = {
  core: {
    blue: { 900: { value: '#19303d', type: 'color' }, 50: { value: '#e8eef2', type: 'color' } },
    base: { value: '4', type: 'spacing' },
    shape: { round: { value: '{base} * 3', type: 'borderRadius' } },
  },
  light: {
    colors: {
      primary: { value: '{blue.900}', type: 'color' },
      divider: { value: 'rgba({blue.900}, 0.5)', type: 'color' },
    },
    container: {
      backgroundColor: { value: '#ffffff', type: 'color' },
      borderRadius: { value: '{shape.round}', type: 'borderRadius' },
      padding: { value: '({base} + 4) * 4px', type: 'spacing' },
      shadow: {
        value: { x: '0', y: '{base}', blur: '8', spread: '0', color: '#00000033', type: 'dropShadow' },
        type: 'boxShadow',
      },
    },
  },
  dark: {
    colors: { primary: { value: '{blue.50}', type: 'color' } },
    container: { backgroundColor: { value: '{blue.900}', type: 'color' } },
  },
  $themes: [
    { id: '1', name: 'Light', selectedTokenSets: { core: 'source', light: 'enabled' } },
    { id: '2', name: 'Dark', selectedTokenSets: { core: 'source', light: 'enabled', dark: 'enabled' } },
  ],
  $metadata: { tokenSetOrder: ['core', 'light', 'dark'] },
};

test('a brand’s file becomes a theme for each of its themes: later sets win, references and expressions are resolved', () => {
  const [light, dark, ...more] = readTokensStudio(whole) ?? [];
  expect(more).toEqual([]);
  expect(light).toEqual({
    name: 'Light',
    theme: {
      colors: { primary: '#19303d', divider: '#19303D80' },
      container: {
        backgroundColor: '#ffffff',
        borderRadius: '12px',
        padding: '32px',
        shadow: '0px 4px 8px 0px #00000033',
      },
    },
    problems: [],
  });
  expect(dark?.theme).toMatchObject({
    colorScheme: 'dark',
    colors: { primary: '#e8eef2' },
    container: { backgroundColor: '#19303d', borderRadius: '12px' },
  });
});

/** A set that was exported separately. */
const one = (tokens: Record<string, unknown>) =>
  readTokensStudio({ colors: { primary: { value: '#19303d', type: 'color' } }, ...tokens });

test('a single set is a theme, and the parts of a text style are tokens', () => {
  const [theme, ...more] =
    one({
      text: {
        header: {
          value: { fontSize: '24', fontWeight: 'SemiBold', lineHeight: '150%', fontFamily: 'Our Sans' },
          type: 'typography',
        },
      },
    }) ?? [];
  expect(more).toEqual([]);
  expect(theme?.theme.text).toEqual({ header: { fontSize: '24px', fontWeight: '600', lineHeight: '1.5' } });
  expect(theme?.problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^"text\.header\.fontFamily" is no token of the widget/),
  ]);
});

test('sets without themes are all on, in their order', () => {
  const file = {
    a: { colors: { primary: { $value: '#111111', $type: 'color' }, error: { $value: '#222222', $type: 'color' } } },
    b: { colors: { primary: { $value: '{colors.error}', $type: 'color' } } },
    $metadata: { tokenSetOrder: ['a', 'b'] },
  };
  expect(readTokensStudio(file)).toEqual([
    { name: '', theme: { colors: { primary: '#222222', error: '#222222' } }, problems: [] },
  ]);
});

test('with several groups of themes the first theme of each other group is on, and that is reported', () => {
  const $themes = [
    { name: 'Acme', group: 'brand', selectedTokenSets: { core: 'source', light: 'enabled' } },
    { name: 'Day', group: 'scheme', selectedTokenSets: { core: 'source', dark: 'enabled' } },
  ];
  const [acme] = readTokensStudio({ ...whole, $themes }) ?? [];
  expect(acme?.theme.colors?.primary).toBe('#e8eef2');
  expect(acme?.problems[0]).toMatchObject({ level: 'note', message: expect.stringContaining('"Day" of "scheme"') });
});

const color = (value: unknown, more: object = {}) => ({ value, type: 'color', ...more });

test.each([
  [color('{gone}'), 'refers to "gone", which is in no set that is on'],
  [color('{colors.error}'), 'goes round in a circle: colors.error → colors.error'],
  [color('#gg0000'), 'is "#gg0000", which is no colour'],
  [color('red;}body{display:none'), 'which is no colour'],
  [color({ hue: 4 }), 'is a color of several parts'],
  [
    color('#8b1214', { $extensions: { 'studio.tokens': { modify: { type: 'darken', value: '0.2', space: 'lch' } } } }),
    'is changed by the tool (darken), which only the tool can do',
  ],
])('a message says why a token was not used: %j', (error, why) => {
  const [theme] = one({ colors: { error } }) ?? [];
  const reported = theme?.problems.filter(({ level }) => level === 'error').map(({ message }) => message);
  expect(reported).toHaveLength(1);
  expect(reported?.[0]).toContain('"colors.error"');
  expect(reported?.[0]).toContain(why);
  expect(reported?.[0]).toContain('so colors.error keeps its default');
});

test('an expression that cannot be calculated is reported with its references resolved', () => {
  const [theme] =
    one({ a: { value: '1rem', type: 'sizing' }, container: { padding: { value: '{a} + 4px', type: 'sizing' } } }) ?? [];
  expect(theme?.problems.map(({ message }) => message)).toContain(
    '"container.padding" is "1rem + 4px", which is no length, so container.padding keeps its default.',
  );
});

test('a file of design tokens, and a plain theme, are not read as Tokens Studio’s', () => {
  expect(readTokensStudio({ colors: { primary: { $type: 'color', $value: '#000000' } } })).toBeUndefined();
  expect(readTokensStudio({ colors: { primary: '#000000' } })).toBeUndefined();
});
