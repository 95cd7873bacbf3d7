import { fitsGrammar, isReserved } from './grammar';
import { darkTheme } from './dark-theme';
import { mergeThemes } from './merge-themes';
import type { Theme } from './theme';
import { type TokenKind, tokenKinds, variableName } from './token-kinds';

/** A custom property and its value, as for `style.setProperty`. */
export type ThemeVariable = readonly [name: `--${string}`, value: string];

/** A theme compiled for the page, and what was wrong with it. */
export interface CompiledTheme {
  variables: ThemeVariable[];
  /** One sentence for each value or name that was ignored, for the developer. */
  warnings: string[];
}

const notTokens = new Set(['hideHeaderText', 'logo.logoImageUrl', 'logo.alt']);

/** Turns a theme into custom properties, checking each value against its token's grammar. Pure; reads own keys only. */
export function themeVariables(theme: Theme): CompiledTheme {
  const compiled: CompiledTheme = { variables: [], warnings: [] };
  // The default of a dark theme is the dark theme.
  const isDark = typeof theme === 'object' && theme?.colorScheme === 'dark';
  collect(isDark ? mergeThemes(darkTheme, theme) : theme, tokenKinds, [], compiled);
  return compiled;
}

type Kinds = { readonly [name: string]: TokenKind | Kinds };

function collect(values: unknown, kinds: Kinds, path: string[], compiled: CompiledTheme): void {
  if (typeof values !== 'object' || values === null) {
    const place = path.join('.') || 'theme';
    compiled.warnings.push(`Theme: "${place}" must be an object of tokens, so it was ignored.`);
    return;
  }
  for (const [name, value] of Object.entries(values)) {
    const here = [...path, name];
    const place = here.join('.');
    if (value === undefined || notTokens.has(place)) continue;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) {
      compiled.warnings.push(
        place === 'dark'
          ? 'Theme: "dark" is a theme only beside "light", so it was ignored. Write { light: {}, dark: {…} }.'
          : `Theme: "${place}" is not a token, so it was ignored. See the Theme type for the names.`,
      );
    } else if (typeof kind === 'object') {
      collect(value, kind, here, compiled);
    } else if (fitsGrammar(kind, value) && !value.includes(`--${variableName(here)}`)) {
      compiled.variables.push([`--${variableName(here)}`, value.trim()]);
    } else {
      compiled.warnings.push(refusalOf(place, kind, value));
    }
  }
}

/** The sentences that tell the developer which value was ignored, why, and what to write. */
function refusalOf(place: string, kind: TokenKind, value: unknown): string {
  const given = JSON.stringify(value)?.slice(0, 60) ?? typeof value;
  const wanted = kind === 'fonts' ? 'list of fonts' : kind;
  return `Theme: the value of "${place}" is ${given}, which is not a valid ${wanted}, so the default was kept.${adviceFor(kind, value)}`;
}

function adviceFor(kind: TokenKind, value: unknown): string {
  if (typeof value === 'number' && kind === 'length') return ` Write '${value}px'.`;
  if (typeof value !== 'string' || !isReserved(value)) return '';
  const example = kind === 'fonts' ? 'var(--page-font, Arial)' : 'var(--brand)';
  return ` A token cannot be "inherit" or another word that CSS reserves. Leave it out for the default, or name a custom property of the page, such as '${example}'.`;
}
