import { describe, expect, test } from 'vitest';
import { parseColor } from '../color/parse-color';
import { contrastRatio } from '../color/spaces';
import { contrastPairs } from './contrast-pairs';
import { darkTheme } from '../../tokens/dark-theme';
import { highContrastTheme } from '../../tokens/high-contrast-theme';
import { resolveToken } from '../theme/resolve-theme';

const themes = { default: {}, dark: darkTheme, 'high contrast': highContrastTheme };

describe.each(Object.entries(themes))('in the %s theme', (name, theme) => {
  test.each(contrastPairs)('$foreground has enough contrast on $background', ({ foreground, background, least }) => {
    const [one, other] = [foreground, background].map((path) => parseColor(resolveToken(theme, path)));
    if (!one || !other) throw new Error(`${foreground} or ${background} is not a plain colour.`);
    const strict = name === 'high contrast' && least === 4.5 ? 7 : least;
    expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(strict);
  });
});
