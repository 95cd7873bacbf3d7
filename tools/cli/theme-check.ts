import type { NamedTheme } from '../brand-files/named-theme';
import { checkTheme } from '../contrast/check-theme';
import type { Problem } from '../design-tokens/problem';
import { printable } from './printable';
import type { Terminal } from './terminal';
import { pairsTable } from './pairs-table';
import { readThemeFile } from './read-theme-file';

/**
 * `theme check <file>`: the exit code is 0 if every pair passes, 1 if one fails or a value could not be used, 2 if
 * there is no theme to check.
 */
export async function themeCheck(file: string, { readFile, write, warn }: Terminal): Promise<number> {
  let themes: NamedTheme[];
  try {
    themes = readThemeFile(await readFile(file));
  } catch (error) {
    warn(`${file} could not be read: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  const areWell = themes.map(({ name, theme, problems }) => {
    const results = checkTheme(theme);
    write(printable(`${name === '' ? '' : `${name}\n\n`}${pairsTable(results)}${problemLines(problems)}\n`));
    return results.every(({ passes }) => passes !== false) && problems.every(({ level }) => level !== 'error');
  });
  return areWell.includes(false) ? 1 : 0;
}

function problemLines(problems: readonly Problem[]): string {
  return problems.length === 0 ? '' : `\n${problems.map(({ level, message }) => `${level}: ${message}\n`).join('')}`;
}
