import { checkTheme, type PairResult } from '../contrast/check-theme';
import { type ContrastPair, contrastPairs } from '../contrast/contrast-pairs';
import { resolveToken } from '../theme/resolve-theme';
import type { Theme } from '../../tokens/theme';
import { themeOf, type TokenPath, tokensOf } from '../theme/token-paths';

/** A colour that had to move so that people can read or see it. */
export interface Adjustment {
  /** The token that moved. */
  path: TokenPath;
  /** Its colour before, as it was written. */
  from: string;
  /** Its colour now, as `#RRGGBB`: the nearest by OKLCH lightness that passes. */
  to: string;
  /** The pair that asked for it. */
  pair: ContrastPair;
  /** The contrast that `from` had. */
  ratio: number;
  /** The contrast that it must have: 4.5 for text, 3 for what must be seen (WCAG 2.2, 1.4.3 and 1.4.11). */
  target: number;
}

/**
 * Moves each failing foreground by the least amount that passes, and reports it. The result has the theme's tokens
 * only.
 */
export function settleContrast(theme: Theme): { theme: Theme; adjustments: Adjustment[] } {
  const tokens = new Map(tokensOf(theme));
  const adjustments: Adjustment[] = [];
  // A token may move once for each of its pairs, so that two backgrounds with opposite requirements do not cause an
  // endless loop.
  for (let moves = 0; moves <= contrastPairs.length; moves += 1) {
    const settled = themeOf(tokens);
    const failing = firstFailing(settled);
    if (!failing) break;
    const { foreground: path, background, ratio, target, nearest: to } = failing;
    adjustments.push({
      path,
      from: resolveToken(settled, path),
      to,
      pair: { foreground: path, background, least: target },
      ratio,
      target,
    });
    tokens.set(path, to);
  }
  return { theme: themeOf(tokens), adjustments };
}

type FailingPair = PairResult & { ratio: number; nearest: string };

// Backgrounds that are tokens come first, so that a button's text is rated on the final button.
function firstFailing(theme: Theme): FailingPair | undefined {
  const results = checkTheme(theme);
  const grounds = new Set(results.map(({ background }) => background));
  const failing = results.filter(
    (result): result is FailingPair => result.ratio !== undefined && result.nearest !== undefined,
  );
  return failing.find(({ foreground }) => grounds.has(foreground)) ?? failing[0];
}
