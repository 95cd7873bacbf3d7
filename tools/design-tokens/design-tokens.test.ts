import { existsSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { darkTheme } from '../../tokens/dark-theme';
import { defaultTheme } from '../../tokens/default-theme';
import { highContrastTheme } from '../../tokens/high-contrast-theme';
import type { Theme } from '../../tokens/theme';
import { fromDesignTokens } from './from-design-tokens';
import { schemaFaults } from './testing/json-schema';
import { randomTheme } from './testing/random-theme';
import { toDesignTokens } from './to-design-tokens';

const themes: Record<string, Theme> = { default: defaultTheme, dark: darkTheme, 'high contrast': highContrastTheme };
const throughAFile = (theme: Theme) => fromDesignTokens(JSON.parse(JSON.stringify(toDesignTokens(theme))));

// The format's own schemas; a clone without them skips this.
const schemas = `${process.env['VESTIBULE_VECTORS']}/dtcg-2025.10`;
const faults = (theme: Theme) => schemaFaults(schemas, '/format.json', toDesignTokens(theme));

test.each(Object.entries(themes))('the %s theme is unchanged after an export and an import', (_name, theme) => {
  expect(throughAFile(theme)).toEqual({ theme, problems: [] });
});

test('any theme is unchanged after an export and an import', () => {
  fc.assert(
    fc.property(randomTheme, fc.boolean(), fc.webUrl(), (tokens, hideHeaderText, logoImageUrl) => {
      const theme = { ...tokens, hideHeaderText, logo: { ...tokens.logo, logoImageUrl, alt: '' } };
      expect(throughAFile(theme)).toEqual({ theme, problems: [] });
    }),
    { numRuns: 200 },
  );
});

test('a hue of nearly a whole turn is exported as 0, because a design tool accepts less than 360', () => {
  const file = toDesignTokens({ text: { helper: { color: 'oklch(95.5% 0.2 0)' } } });
  expect(JSON.stringify(file)).toContain('"components":[0.955,0.2,0]');
});

test.skipIf(!existsSync(schemas)).each(Object.entries(themes))(
  'a strict validator accepts the %s theme',
  (_name, theme) => {
    expect(faults(theme)).toEqual([]);
  },
);

test.skipIf(!existsSync(schemas))('a strict validator accepts any theme, and refuses other files', () => {
  fc.assert(
    fc.property(randomTheme, (theme) => void expect(faults(theme)).toEqual([])),
    { numRuns: 30 },
  );
  const wrong = { colors: { primary: { $type: 'color', $value: '#19303D' } } };
  expect(schemaFaults(schemas, '/format.json', wrong)).not.toEqual([]);
});
