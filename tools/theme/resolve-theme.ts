import { darkTheme } from '../../tokens/dark-theme';
import { defaultTheme } from '../../tokens/default-theme';
import type { Theme } from '../../tokens/theme';
import { lookUp, referredPath, type TokenPath } from './token-paths';

/** A token's value under a theme, with references to other tokens resolved, as in the browser. */
export function resolveToken(theme: Theme, path: TokenPath): string {
  let value = valueOf(theme, path);
  for (let hops = 0; hops < 10; hops += 1) {
    const next = referredPath(value);
    if (!next) return value;
    value = valueOf(theme, next);
  }
  return value;
}

/**
 * A token's value under a theme as written, without resolving references. The missing values of a dark theme are the
 * dark defaults.
 */
export function valueOf(theme: Theme, path: TokenPath): string {
  const dark = lookUp(theme, 'colorScheme') === 'dark' ? lookUp(darkTheme, path) : undefined;
  return lookUp(theme, path) ?? dark ?? lookUp(defaultTheme, path) ?? '';
}
