import { themeVariables } from '../../tokens/theme-variables';
import { readThemeFile } from '../cli/read-theme-file';
import { isRecord } from '../design-tokens/record';

/**
 * The names and the values in the option `theme` that have no effect, as `theme check` reports them. The option may have
 * any value.
 */
export function themeOptionMistakes(option: unknown): string[] {
  const isPair = isRecord(option) && 'light' in option;
  if (!isPair) return mistakesOf('theme', option);
  // What a dark theme leaves out follows the dark default.
  const dark = isRecord(option['dark']) ? { colorScheme: 'dark', ...option['dark'] } : option['dark'];
  return [...mistakesOf('theme.light', option['light']), ...mistakesOf('theme.dark', dark)];
}

function mistakesOf(place: string, theme: unknown): string[] {
  if (theme === undefined || theme === null) return [];
  if (!isRecord(theme)) return [`${place} is ${JSON.stringify(theme)}, which is not an object of tokens.`];
  const problems = readThemeFile(JSON.stringify(theme)).flatMap((read) => read.problems);
  const refused = problems.filter(({ level }) => level === 'error').map(({ message }) => message);
  // `theme check` also reads design tokens, which the widget does not.
  const messages = refused.length > 0 ? refused : themeVariables(theme).warnings;
  return messages.map((message) => `${place}: ${message.replace(/^Theme: /, '')}`);
}
