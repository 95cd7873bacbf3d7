import { expect, test } from 'vitest';
import { fromDesignTokens } from './from-design-tokens';
import { toDesignTokens } from './to-design-tokens';

test('each token has the name that it has in the theme', () => {
  expect(
    toDesignTokens({
      fontFamily: '"My Sans", Arial',
      colors: { primary: '#19303D', accent: 'var(--vestibule-colors-primary)' },
      container: { borderRadius: '8px', backgroundColor: '#FFFFFF80' },
      text: { body: { fontWeight: '400', lineHeight: '1.5' } },
      motion: { duration: '150ms' },
    }),
  ).toEqual({
    fontFamily: { $type: 'fontFamily', $value: ['My Sans', 'Arial'] },
    colors: {
      primary: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.098039, 0.188235, 0.239216], hex: '#19303D' },
      },
      accent: { $type: 'color', $value: '{colors.primary}' },
    },
    container: {
      borderRadius: { $type: 'dimension', $value: { value: 8, unit: 'px' } },
      backgroundColor: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 0.501961, hex: '#FFFFFF' },
      },
    },
    text: { body: { fontWeight: { $type: 'fontWeight', $value: 400 }, lineHeight: { $type: 'number', $value: 1.5 } } },
    motion: { duration: { $type: 'duration', $value: { value: 150, unit: 'ms' } } },
  });
});

test('a value that the format cannot express is stored beside the visible value', () => {
  const { text } = toDesignTokens({ text: { body: { fontSize: 'max(16px, 1rem)' } } });
  expect(text).toEqual({
    body: {
      fontSize: {
        $type: 'dimension',
        $value: { value: 16, unit: 'px' },
        $description: 'Stands in for max(16px, 1rem), which the format cannot hold.',
        $extensions: { vestibule: { css: 'max(16px, 1rem)', insteadOf: { value: 16, unit: 'px' } } },
      },
    },
  });
});

test('a host’s variable is exported by its fallback, or by the default', () => {
  const { colors } = toDesignTokens({ colors: { error: 'var(--red, #F00)', success: 'var(--green)' } });
  expect(colors).toMatchObject({
    error: { $value: { hex: '#FF0000' }, $extensions: { vestibule: { css: 'var(--red, #F00)' } } },
    success: { $value: { hex: '#0C5A56' }, $extensions: { vestibule: { css: 'var(--green)' } } },
  });
});

const dimension = ($value: string) => ({ $type: 'dimension', $value });

// Columns: the token, and what it follows | the theme | the part of the file.
test.each([
  [
    'the width of a line, to a length',
    { focus: { width: 'var(--vestibule-spacing-label)' }, spacing: { label: '6px' } },
    { focus: { width: dimension('{spacing.label}') } },
  ],
  [
    'a length, to the width of a line',
    { focus: { width: '3px' }, spacing: { label: 'var(--vestibule-focus-width)' } },
    { spacing: { label: dimension('{focus.width}') } },
  ],
])('a token that follows one of another kind with the same type is an alias: %s', (_what, theme, part) => {
  const file = toDesignTokens(theme);
  expect(file).toMatchObject(part);
  expect(fromDesignTokens(file)).toEqual({ theme, problems: [] });
});

test.each(['10%', 'calc(1px + 10%)'])(
  'the width of a line that follows a percentage is no alias of it, and has a plain value for tools: %s',
  (label) => {
    const theme = { focus: { width: 'var(--vestibule-spacing-label)' }, spacing: { label } };
    const file = toDesignTokens(theme);
    expect(file['focus']).toMatchObject({ width: { $type: 'dimension', $value: { unit: 'px' } } });
    expect(fromDesignTokens(file)).toEqual({ theme, problems: [] });
  },
);

test('circular tokens make no circle in the file', () => {
  const file = toDesignTokens({
    colors: { primary: 'var(--vestibule-colors-accent)', accent: 'var(--vestibule-colors-primary)' },
  });
  expect(JSON.stringify(file)).not.toContain('{colors.');
});

test('parts that are no design tokens stay in the file, and values that the widget would ignore do not', () => {
  expect(toDesignTokens({ colorScheme: 'dark', hideHeaderText: true, colors: { primary: 'red;}body{' } })).toEqual({
    $extensions: { vestibule: { colorScheme: 'dark', hideHeaderText: true } },
  });
});
