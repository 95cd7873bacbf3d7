import type { Theme } from '../../tokens/theme';
import type { Problem } from '../design-tokens/problem';
import type { BrandValue } from './brand-value';
import { themeOfValues } from './theme-of-values';

/** A theme of a file that holds several, by the name that its mode or theme has there. */
export interface NamedTheme {
  name: string;
  theme: Theme;
  problems: Problem[];
}

/** The theme of a mode. One whose name says that it is dark has the dark controls of a browser. */
export function namedTheme(name: string, values: readonly BrandValue[], notes: readonly Problem[] = []): NamedTheme {
  const { theme, problems } = themeOfValues(values);
  const isDark = /\bdark\b/i.test(name) && theme.colorScheme === undefined;
  return { name, theme: isDark ? { colorScheme: 'dark', ...theme } : theme, problems: [...notes, ...problems] };
}
