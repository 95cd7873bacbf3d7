import type { Theme } from '../../tokens/theme';
import { valueOf } from './resolve-theme';
import { mentionedIn, type TokenPath, tokensOf } from './token-paths';

/** A token that refers to itself through other tokens, and the path of the circle. */
export interface Circle {
  path: TokenPath;
  way: readonly TokenPath[];
}

/**
 * The tokens of a theme that refer to themselves, including the references of the default theme. A browser has no value
 * for them.
 */
export function circlesIn(theme: Theme): Circle[] {
  return tokensOf(theme).flatMap(([path]): Circle[] => {
    const way = wayBack(theme, path);
    return way ? [{ path, way }] : [];
  });
}

/** The shortest path from a token through its references back to itself. */
function wayBack(theme: Theme, start: TokenPath): readonly TokenPath[] | undefined {
  const seen = new Set<TokenPath>();
  let ways: TokenPath[][] = [[start]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      mentionedIn(valueOf(theme, way.at(-1) ?? start)).map((next) => [...way, next]),
    );
    const back = longer.find((way) => way.at(-1) === start);
    if (back) return back;
    ways = longer.filter((way) => {
      const end = way.at(-1) ?? start;
      return !seen.has(end) && seen.add(end);
    });
  }
  return undefined;
}
