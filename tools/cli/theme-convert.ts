import { errorMessage } from '../error-message';
import { chooseThemes, type ThemeNames } from './choose-themes';
import { readThemeFile, usedTokens } from './read-theme-file';
import type { Terminal } from './terminal';

/**
 * `theme convert <file>`: writes a theme, or a pair for light and dark, from a design tool's export. It prints a line
 * for each value that could not be used. The exit code is 1 if one of our tokens is among them, 2 if there is nothing
 * to write.
 */
export async function themeConvert(
  file: string,
  { out, ...names }: ThemeNames & { out?: string | undefined },
  { readFile, writeFile, write, warn }: Terminal,
): Promise<number> {
  let themes;
  try {
    themes = chooseThemes(readThemeFile(await readFile(file)), names);
  } catch (error) {
    warn(`${file} could not be read: ${errorMessage(error)}\n`);
    return 2;
  }
  const [first, second] = themes;
  const problems = [first, ...(second ? [second] : [])].flatMap(({ name, problems: found }) =>
    found.map((problem) => ({ ...problem, message: `${second ? `${name}: ` : ''}${problem.message}` })),
  );
  for (const { level, message } of problems) warn(`${level}: ${message}\n`);
  const count = [first, second].reduce((sum, one) => sum + (one ? usedTokens(one) : 0), 0);
  if (count === 0) {
    warn(
      `${file} holds no token of the widget. Name yours after those in docs/theming.md, such as "colors/primary".\n`,
    );
    return 2;
  }
  const text = `${JSON.stringify(second ? { light: first.theme, dark: second.theme } : first.theme, undefined, 2)}\n`;
  try {
    if (out === undefined) write(text);
    else await writeFile(out, text);
  } catch (error) {
    warn(`${out} could not be written: ${errorMessage(error)}\n`);
    return 2;
  }
  const unused = problems.filter(({ level }) => level === 'error').length;
  if (out !== undefined)
    write(
      `Wrote ${out}: ${count} ${count === 1 ? 'token' : 'tokens'}${unused > 0 ? `; ${unused} could not be used, see above` : ''}.\n`,
    );
  return unused === 0 ? 0 : 1;
}
