import { parseColor } from '../color/parse-color';
import { composite } from '../color/screen-color';
import { contrastRatio } from '../color/spaces';
import { black, type Rgb, white } from '../color/srgb';
import { type ContrastPair, contrastPairs } from './contrast-pairs';
import { movedToPass } from './nearest-passing';
import { resolveToken } from '../theme/resolve-theme';
import type { Theme } from '../../tokens/theme';
import type { TokenPath } from '../theme/token-paths';

/** The contrast of two tokens that meet on screen under a theme (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface PairResult {
  /** `text.body.color on container.backgroundColor`. */
  label: string;
  foreground: TokenPath;
  background: TokenPath;
  /** From 1 to 21, not rounded. Undefined where a colour is known in a browser only (`var(--brand)`). */
  ratio: number | undefined;
  /** The least ratio: 4.5 for text, 3 for what must be seen. */
  target: ContrastPair['least'];
  /** Undefined where the ratio is. */
  passes: boolean | undefined;
  /** For a pair that fails: the nearest foreground, by lightness, that would pass, as `#RRGGBB`. */
  nearest: string | undefined;
}

/** Judges every pair of tokens that meet on screen, in a fixed order. A clear colour is judged over what is beneath it. */
export function checkTheme(theme: Theme): PairResult[] {
  return contrastPairs.map((pair) => checkPair(theme, pair));
}

function checkPair(theme: Theme, { foreground, background, least }: ContrastPair): PairResult {
  const beneath = surface(theme, background);
  const seen = beneath && layer(theme, foreground, beneath);
  const ratio = seen && contrastRatio(seen, beneath);
  const passes = ratio === undefined ? undefined : ratio >= least;
  const nearest = seen && passes === false ? movedToPass(seen, beneath, least) : undefined;
  return { label: `${foreground} on ${background}`, foreground, background, ratio, target: least, passes, nearest };
}

const card = 'container.backgroundColor';

/**
 * The visible colour of a background: over the card, and the card over a page that is as light or dark as the theme.
 */
function surface(theme: Theme, path: TokenPath): Rgb | undefined {
  if (path !== card) {
    const beneath = surface(theme, card);
    return beneath && layer(theme, path, beneath);
  }
  return layer(theme, card, resolveToken(theme, 'colorScheme') === 'dark' ? black : white);
}

function layer(theme: Theme, path: TokenPath, beneath: Rgb): Rgb | undefined {
  const color = parseColor(resolveToken(theme, path));
  return color && composite(color, beneath);
}
