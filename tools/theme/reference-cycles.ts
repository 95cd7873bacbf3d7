import type { Theme } from '../../tokens/theme';
import { valueOf } from './resolve-theme';
import { mentionedIn, type TokenPath, tokensOf } from './token-paths';

/** A token that refers to itself through other tokens, and the tokens of the cycle. */
export interface ReferenceCycle {
  path: TokenPath;
  cycle: readonly TokenPath[];
}

/**
 * The tokens of a theme that refer to themselves, including the references of the default theme. A browser has no value
 * for them.
 */
export function referenceCyclesIn(theme: Theme): ReferenceCycle[] {
  return tokensOf(theme).flatMap(([path]): ReferenceCycle[] => {
    const cycle = shortestCycle(theme, path);
    return cycle ? [{ path, cycle }] : [];
  });
}

/** The shortest path from a token through its references back to itself. */
function shortestCycle(theme: Theme, start: TokenPath): readonly TokenPath[] | undefined {
  const seen = new Set<TokenPath>();
  let paths: TokenPath[][] = [[start]];
  while (paths.length > 0) {
    const longer = paths.flatMap((path) =>
      mentionedIn(valueOf(theme, path.at(-1) ?? start)).map((next) => [...path, next]),
    );
    const back = longer.find((path) => path.at(-1) === start);
    if (back) return back;
    paths = longer.filter((path) => {
      const end = path.at(-1) ?? start;
      return !seen.has(end) && seen.add(end);
    });
  }
  return undefined;
}
