import { toOklch } from '../color/spaces';
import { type Rgb, toHex } from '../color/srgb';
import { darkTheme } from '../../tokens/dark-theme';
import { nearestPassing } from '../contrast/nearest-passing';
import { type Adjustment, settleContrast } from './settle-contrast';
import { seenColor } from './seen-color';
import { type Scheme, shadesOf } from './shades';
import type { Theme } from '../../tokens/theme';
import { referenceTo } from '../theme/token-paths';

/** The theme that `themeFromColor` makes of a brand's colour. */
export interface BrandTheme {
  /** The theme of the scheme that was asked for. */
  theme: Theme;
  /** Each colour that had to move so that people can read or see it; empty when the brand's colour passes everywhere. */
  adjustments: Adjustment[];
}

/** The theme that `themeFromColor` makes of a brand's colour, and the pair of both schemes, to be given as `theme`. */
export interface BrandThemes extends BrandTheme {
  light: BrandTheme['theme'];
  dark: BrandTheme['theme'];
}

/**
 * A whole theme from a brand's one colour, derived in OKLCH (OKLab, Ottosson 2020). The colour itself is kept
 * wherever it can be told apart: as the primary button's ground, the focus ring and, where it can be read, as
 * `colors.primary`. Every pair that `checkTheme` judges passes.
 *
 * @param color Any CSS colour that needs no browser to resolve; a clear one is taken as it looks on white (on black, if dark).
 * @throws When the colour cannot be read, with what will do instead.
 */
export function themeFromColor(color: string, { scheme = 'light' }: { scheme?: Scheme | undefined } = {}): BrandThemes {
  if (scheme !== 'light' && scheme !== 'dark') {
    throw new Error(
      `The scheme ${JSON.stringify(scheme)} is not known. Write 'light' or 'dark', or leave it out for 'light'.`,
    );
  }
  const [light, dark] = [settledTheme(color, 'light'), settledTheme(color, 'dark')];
  return { ...(scheme === 'dark' ? dark : light), light: light.theme, dark: dark.theme };
}

function settledTheme(color: string, scheme: Scheme): BrandTheme {
  const seen = seenColor(color, scheme);
  return settleContrast(firstTheme(toHex(seen), seen, scheme));
}

/** The theme before its contrast is checked. */
function firstTheme(brand: string, seen: Rgb, scheme: Scheme): Theme {
  const { card, ink, quiet, boundary, divider, disabledGround, disabledText } = shadesOf(toOklch(seen), scheme);
  // The colours of a status do not depend on the brand.
  const status = scheme === 'dark' ? statusOf(darkTheme) : {};
  const darkest = scheme === 'dark' ? card : ink;
  return {
    colorScheme: scheme,
    colors: { primary: brand, secondary: quiet, ...status, boundary, divider },
    container: { backgroundColor: card },
    text: { header: { color: referenceTo('text.body.color') }, body: { color: ink } },
    buttons: {
      primary: { backgroundColor: brand, textColor: textOn(nearestPassing(brand, card, 3) ?? brand, darkest) },
      disabled: { backgroundColor: disabledGround, textColor: disabledText },
    },
    inputs: { textColor: referenceTo('text.body.color') },
    focus: { color: referenceTo('buttons.primary.backgroundColor') },
  };
}

function statusOf({ colors }: Theme): Theme['colors'] {
  return { success: colors?.success, warning: colors?.warning, error: colors?.error };
}

/**
 * White where it is readable, else the theme's darkest colour, else black: on any background one of them is readable.
 */
function textOn(ground: string, darkest: string): string {
  const readable = ['#FFFFFF', darkest].find((text) => nearestPassing(text, ground, 4.5) === text);
  return readable ?? '#000000';
}
