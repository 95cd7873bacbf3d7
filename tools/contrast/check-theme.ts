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
  return checkPairs(theme, (path) => parseColor(resolveToken(theme, path)));
}

/** The colour of a token; undefined where it is not known. */
export type ColorOf = (path: TokenPath) => Rgb | undefined;

/** Judges the pairs as `checkTheme` does, with the colours of a page. */
export function checkPairs(theme: Theme, colorOf: ColorOf): PairResult[] {
  const page = resolveToken(theme, 'colorScheme') === 'dark' ? black : white;
  return contrastPairs.map((pair) => checkPair(pair, colorOf, page));
}

function checkPair({ foreground, background, least }: ContrastPair, colorOf: ColorOf, page: Rgb): PairResult {
  const beneath = surface(background, colorOf, page);
  const seen = beneath && layer(colorOf(foreground), beneath);
  const ratio = seen && contrastRatio(seen, beneath);
  const passes = ratio === undefined ? undefined : ratio >= least;
  const nearest = seen && passes === false ? movedToPass(seen, beneath, least) : undefined;
  return { label: `${foreground} on ${background}`, foreground, background, ratio, target: least, passes, nearest };
}

const card = 'container.backgroundColor';

/**
 * The visible colour of a background: over the card, and the card over a page that is as light or dark as the theme.
 */
function surface(path: TokenPath, colorOf: ColorOf, page: Rgb): Rgb | undefined {
  const ground = layer(colorOf(card), page);
  return path === card || !ground ? ground : layer(colorOf(path), ground);
}

function layer(color: Rgb | undefined, beneath: Rgb): Rgb | undefined {
  return color && composite(color, beneath);
}
