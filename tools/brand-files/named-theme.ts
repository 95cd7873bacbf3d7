import type { Theme } from '../../tokens/theme';
import type { Problem } from '../design-tokens/problem';
import type { BrandValue } from './brand-value';
import { themeOfValues } from './theme-of-values';

/** A theme of a file with several, by the name of its mode or theme there. */
export interface NamedTheme {
  name: string;
  theme: Theme;
  problems: Problem[];
}

/** The theme of a mode. A mode whose name says that it is dark gets a browser's dark controls. */
export function namedTheme(name: string, values: readonly BrandValue[], notes: readonly Problem[] = []): NamedTheme {
  const { theme, problems } = themeOfValues(values);
  const isDark = /\bdark\b/i.test(name) && theme.colorScheme === undefined;
  return { name, theme: isDark ? { colorScheme: 'dark', ...theme } : theme, problems: [...notes, ...problems] };
}
