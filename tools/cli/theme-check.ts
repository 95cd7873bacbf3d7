import type { NamedTheme } from '../brand-files/named-theme';
import { checkTheme } from '../contrast/check-theme';
import type { Problem } from '../design-tokens/problem';
import { errorMessage } from '../error-message';
import { printable } from './printable';
import type { Terminal } from './terminal';
import { pairsTable } from './pairs-table';
import { readThemeFile } from './read-theme-file';

/**
 * `theme check <file>`: the exit code is 0 if every pair passes, 1 if one fails or a name or a value could not be used,
 * 2 if there is no theme to check.
 */
export async function themeCheck(
  file: string,
  { readFile, write, warn }: Pick<Terminal, 'readFile' | 'write' | 'warn'>,
): Promise<number> {
  let themes: NamedTheme[];
  try {
    themes = readThemeFile(await readFile(file));
  } catch (error) {
    warn(`${file} could not be read: ${errorMessage(error)}\n`);
    return 2;
  }
  const passed = themes.map(({ name, theme, problems }) => {
    const results = checkTheme(theme);
    write(printable(`${name === '' ? '' : `${name}\n\n`}${pairsTable(results)}${problemLines(problems)}\n`));
    return results.every(({ passes }) => passes !== false) && problems.every(({ level }) => level !== 'error');
  });
  return passed.includes(false) ? 1 : 0;
}

/** The problems, each on a line, and how many of them make the check fail although each pair may pass. */
function problemLines(problems: readonly Problem[]): string {
  const lines = problems.map(({ level, message }) => `${level}: ${message}\n`);
  const failed = problems.filter(({ level }) => level === 'error').length;
  const names = failed === 1 ? '1 name or value' : `${failed} names or values`;
  const verdict = failed === 0 ? '' : `\n${names} could not be used, so the theme does not pass.\n`;
  return lines.length === 0 ? '' : `\n${lines.join('')}${verdict}`;
}
