import type { NamedTheme } from '../brand-files/named-theme';

/** The names that a user passed: of one theme, or of one for each colour scheme. */
export interface ThemeNames {
  mode?: string;
  light?: string;
  dark?: string;
}

/**
 * The selected theme of a file, or its light and its dark one. Without a selection it is the only theme, or the pair
 * whose names contain light and dark. Throws the error to print.
 */
export function chooseThemes<Named extends Pick<NamedTheme, 'name'>>(
  themes: readonly Named[],
  { mode, light, dark }: ThemeNames = {},
): [Named, Named?] {
  const called = (name: string) => {
    const found = themes.find((theme) => theme.name.toLowerCase() === name.toLowerCase());
    if (found) return found;
    if (themes.every((theme) => theme.name === ''))
      throw new Error(`it has no theme "${name}", but one theme without a name. Leave out --mode, --light and --dark.`);
    throw new Error(`it has no theme "${name}". ${offer(themes)}`);
  };
  if (mode !== undefined) return [called(mode)];
  if (light !== undefined && dark !== undefined) return [called(light), called(dark)];
  if (light !== undefined || dark !== undefined) throw new Error('"--light" and "--dark" are given together.');
  const [only, ...others] = themes;
  if (only && others.length === 0) return [only];
  const [lights, darks] = [/\blight\b/i, /\bdark\b/i].map((word) => themes.filter(({ name }) => word.test(name)));
  const [first, second] = [lights?.[0], darks?.[0]];
  if (first && second && lights?.length === 1 && darks?.length === 1) return [first, second];
  throw new Error(`it holds several themes. ${offer(themes)}`);
}

const offer = (themes: readonly Pick<NamedTheme, 'name'>[]) =>
  `Choose one of ${themes.map(({ name }) => `"${name}"`).join(', ')}: --mode "…", or --light "…" --dark "…".`;
