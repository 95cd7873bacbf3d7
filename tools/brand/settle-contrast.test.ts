import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTheme } from '../contrast/check-theme';
import { contrastPairs } from '../contrast/contrast-pairs';
import { randomTheme } from '../design-tokens/testing/random-theme';
import { tokensOf } from '../theme/token-paths';
import { settleContrast } from './settle-contrast';

const failing = (theme: Parameters<typeof checkTheme>[0]) => checkTheme(theme).filter(({ passes }) => passes === false);

test('a theme with enough contrast is unchanged', () => {
  const theme = { colors: { primary: '#123456' } };
  expect(settleContrast(theme)).toEqual({ theme, adjustments: [] });
});

test('a pale helper text is changed as little as necessary, and the change is reported', () => {
  expect(settleContrast({ text: { helper: { color: '#777' } } })).toEqual({
    theme: { text: { helper: { color: '#767676' } } },
    adjustments: [
      {
        path: 'text.helper.color',
        from: '#777',
        to: '#767676',
        pair: { foreground: 'text.helper.color', background: 'container.backgroundColor', least: 4.5 },
        ratio: expect.closeTo(4.47, 1),
        target: 4.5,
      },
    ],
  });
});

test('a background is changed before its foreground, so that a label is rated on the final button', () => {
  const { theme, adjustments } = settleContrast({
    buttons: { primary: { backgroundColor: '#EEE', textColor: '#FFF' } },
  });
  // The button was darkened until it is visible, and its white text needs only the remaining adjustment.
  expect(adjustments.map(({ path }) => path)).toEqual(['buttons.primary.backgroundColor', 'buttons.primary.textColor']);
  expect(failing(theme)).toEqual([]);
});

describe('a colour whose two backgrounds require opposite changes', () => {
  const torn = {
    container: { backgroundColor: '#FFFFFF' },
    inputs: { backgroundColor: '#767676', borderColor: '#808080' },
  };

  test('is settled in a short time', () => {
    expect(settleContrast(torn).adjustments.length).toBeLessThanOrEqual(contrastPairs.length + 1);
  });
});

test('a host’s own variable is not changed, because its value is unknown here', () => {
  const theme = { text: { body: { color: 'var(--ink)' } }, container: { backgroundColor: 'var(--paper)' } };
  expect(settleContrast(theme)).toEqual({ theme, adjustments: [] });
});

test('in any theme no token is lost, tokens that need no change are as before, and fewer pairs fail', () => {
  fc.assert(
    fc.property(randomTheme, (theme) => {
      const settled = settleContrast(theme);
      const moved = new Set(settled.adjustments.map(({ path }) => path));
      const after = new Map(tokensOf(settled.theme));
      for (const [path, css] of tokensOf(theme)) {
        if (moved.has(path)) expect(after.get(path)).toMatch(/^#[\dA-F]{6}$/);
        else expect(after.get(path)).toBe(css);
      }
      expect(failing(settled.theme).length).toBeLessThanOrEqual(failing(theme).length);
    }),
    { numRuns: 40 },
  );
});
