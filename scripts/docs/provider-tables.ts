import { providerStrings } from '../../tools/migrate/provider-strings.ts';
import { providerTheme, type ThemeMeaning } from '../../tools/migrate/provider-theme.ts';
import { code, markdownTable } from './markdown-table.ts';

const listed = (names: readonly string[]) => names.map(code).join(', ');

/** A table of the names in a theme of Stytch's widget, and the replacement of each. */
export function providerThemeTable(): string {
  const rows = Object.entries(providerTheme).map(([key, meaning]) => [code(key), meaningOf(meaning)]);
  return markdownTable(['`presentation.theme`', 'here'], rows);
}

function meaningOf(meaning: ThemeMeaning): string {
  if ('why' in meaning) return `nothing: ${meaning.why}`;
  if ('tokens' in meaning) return listed(meaning.tokens);
  return Object.entries(meaning.scales)
    .map(([key, factor]) => `${factor} times, as ${code(key)}`)
    .join('; ');
}

/** A table of the sentence ids of Stytch's widget, and the replacement of each. */
export function providerStringsTable(): string {
  const rows = Object.entries(providerStrings).map(([id, meaning]) => [
    code(id),
    typeof meaning === 'string' ? `nothing: ${meaning}` : listed(meaning),
  ]);
  return markdownTable(['`strings`', 'here'], rows);
}
