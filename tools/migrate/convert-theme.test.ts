import { describe, expect, test } from 'vitest';
import { fitsGrammar } from '../../tokens/grammar';
import { migrate } from './migrate';

const themed = (theme: Readonly<Record<string, string>>) => {
  const { text, notes } = migrate(JSON.stringify({ theme, options: {} }), 'presentation.json');
  const read: { container?: { borderRadius?: string }; inputs?: { borderRadius?: string } } = JSON.parse(text);
  return { read, notes: notes.map(({ level, message }) => `${level}: ${message}`) };
};

describe('a length for all corners', () => {
  // Columns: the length | the result for a container, six times that, and for a field, twice that.
  test.each([
    ['4px', '24px', '8px'],
    ['0.5rem', '3rem', '1rem'],
    ['.5em', '3em', '1em'],
    ['0.35rem', '2.1rem', '0.7rem'],
    ['0.1px', '0.6px', '0.2px'],
    ['0', '0', '0'],
    [' 4px ', '24px', '8px'],
  ])('of %j sets the corners that follow from it', (base, container, input) => {
    const { read, notes } = themed({ 'rounded-base': base });
    expect({ container: read.container?.borderRadius, inputs: read.inputs?.borderRadius }).toEqual({
      container: container,
      inputs: input,
    });
    for (const radius of [container, input]) expect(fitsGrammar('length', radius)).toBe(true);
    expect(notes).toEqual([]);
  });

  test.each(['calc(1px + 1px)', 'var(--radius)', '1.2.3px', '.px', '4', '-4px', '50%', ''])(
    'that cannot be multiplied (%j) is noted',
    (base) => {
      const { read, notes } = themed({ 'rounded-base': base });
      expect(read).toEqual({});
      expect(notes).toEqual([
        'lost: "rounded-base" is not carried over: it is no plain length, and ours are not multiples of one.',
      ]);
    },
  );
});

describe('a dark theme', () => {
  test('by its keyword has our values for omitted ones, and is noted for a review', () => {
    const { read, notes } = themed({ 'color-scheme': 'dark', background: '#000000' });
    expect(read).toMatchObject({ colorScheme: 'dark', container: { backgroundColor: '#000000' } });
    expect(notes).toEqual([
      expect.stringMatching(/^look: the dark theme was filled with ours: (?!.*container\.backgroundColor)/),
    ]);
  });

  test('in another notation has its own values only', () => {
    const { read, notes } = themed({ 'color-scheme': 'light dark', background: '#000000' });
    expect(read).toEqual({ colorScheme: 'light dark', container: { backgroundColor: '#000000' } });
    expect(notes).toEqual([]);
  });
});

// Columns: the values of the theme | whether a note says that the text follows the primary colour.
test.each([
  [{ primary: '#123456' }, true],
  [{ primary: '#123456', foreground: '#000000' }, false],
  [{ success: '#123456' }, false],
])('for the theme %j a note says that the text follows it: %s', (theme, isNoted) => {
  const { notes } = themed(theme);
  expect(notes.some((note) => note.includes('until text.body.color is set'))).toBe(isNoted);
});
