import { darkTheme } from '../../tokens/dark-theme.ts';
import { defaultTheme } from '../../tokens/default-theme.ts';
import { kindOf, lookUp, referredPath, tokenPaths } from '../../tools/theme/token-paths.ts';
import { code, markdownTable } from './markdown-table.ts';

/** A table of every token, with its value in the default theme and in the dark one. */
export function themeTable(): string {
  const shown = (value: string | undefined) => {
    const path = value === undefined ? undefined : referredPath(value);
    return path === undefined ? code(value ?? '') : `as ${code(path)}`;
  };
  return markdownTable(
    ['token', 'kind', 'light', 'dark, where it is another'],
    tokenPaths.map((path) => [
      code(path),
      kindOf(path) ?? '',
      shown(lookUp(defaultTheme, path)),
      shown(lookUp(darkTheme, path)),
    ]),
  );
}
