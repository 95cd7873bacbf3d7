import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Theme } from '../../tokens/theme';
import { randomTheme } from '../design-tokens/testing/random-theme';
import { referenceCyclesIn } from './reference-cycles';
import { resolveToken } from './resolve-theme';
import { referredPath, tokensOf } from './token-paths';

const found = (theme: Theme) => referenceCyclesIn(theme).map(({ cycle }) => cycle.join(' → '));

test.each<[string, Theme, string[]]>([
  ['nothing', {}, []],
  ['a token of its own', { colors: { primary: 'red' } }, []],
  ['one that follows another', { colors: { primary: 'var(--vestibule-colors-error)' } }, []],
  ['one that follows itself', { colors: { error: 'var(--vestibule-colors-error)' } }, ['colors.error → colors.error']],
  [
    'two that follow each other',
    { colors: { error: 'var(--vestibule-colors-success)', success: 'VAR( --vestibule-colors-error )' } },
    ['colors.success → colors.error → colors.success', 'colors.error → colors.success → colors.error'],
  ],
  [
    'one that the default theme makes a circle',
    { colors: { primary: 'var(--vestibule-colors-accent)' } },
    ['colors.primary → colors.accent → colors.primary'],
  ],
  [
    'one that mentions itself in a mixture',
    { colors: { error: 'color-mix(in oklab, red, var(--vestibule-colors-error, blue))' } },
    ['colors.error → colors.error'],
  ],
  [
    'one that leads to a circle, and is not on it',
    { colors: { error: 'var(--vestibule-colors-error)', success: 'var(--vestibule-colors-error)' } },
    ['colors.error → colors.error'],
  ],
])('a brand team’s theme with %s', (_what, theme, ways) => expect(found(theme)).toEqual(ways));

test('a token outside a circle ends at a value, and one that ends at none is on a circle or refers to one', () => {
  fc.assert(
    fc.property(randomTheme, (theme) => {
      const round = new Set(referenceCyclesIn(theme).map(({ path }) => path));
      for (const [path] of tokensOf(theme)) {
        const isEndless = referredPath(resolveToken(theme, path)) !== undefined;
        if (isEndless) expect(round.size).toBeGreaterThan(0);
        if (round.size === 0) expect(isEndless).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});
