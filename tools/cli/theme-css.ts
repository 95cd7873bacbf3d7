import { themeSheet } from '../../tokens/theme-sheet';
import { errorMessage } from '../error-message';
import { chooseThemes } from './choose-themes';
import { readThemeFile } from './read-theme-file';
import type { Terminal } from './terminal';

/**
 * `theme css <file>`: prints the style sheet of a theme for pages that a server renders; exits with 1 when a value
 * could not be used.
 */
export async function themeCss(file: string, { readFile, write, warn }: Terminal): Promise<number> {
  let themes;
  try {
    themes = chooseThemes(readThemeFile(await readFile(file)));
  } catch (error) {
    warn(`${file} could not be read: ${errorMessage(error)}\n`);
    return 2;
  }
  const [first, second] = themes;
  // The class in a server's markup, which does not validate colours.
  const { css, warnings } = second
    ? themeSheet({ light: first.theme, dark: second.theme }, { light: first.written, dark: second.written })
    : themeSheet(first.theme, first.written);
  const problems = themes.flatMap((theme) => theme?.problems ?? []);
  write(`${css}\n`);
  for (const { level, message } of problems) warn(`${level}: ${message}\n`);
  for (const message of warnings) warn(`warning: ${message}\n`);
  return warnings.length > 0 || problems.some(({ level }) => level === 'error') ? 1 : 0;
}
