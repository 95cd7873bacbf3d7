import { fitsGrammar, isLengthKind, isReserved } from './grammar';
import { darkTheme } from './dark-theme';
import { mergeThemes } from './merge-themes';
import type { Theme } from './theme';
import { themeSettings } from './theme-settings';
import { type TokenGroup, type TokenKind, tokenKinds, variableName, variableValue } from './token-kinds';

/** A custom property and its value, as for `style.setProperty`. */
export type ThemeVariable = readonly [name: `--${string}`, value: string];

/** A theme compiled for the page, and what was wrong with it. */
export interface CompiledTheme {
  variables: ThemeVariable[];
  /** One sentence for each value or name that was ignored, for the developer. */
  warnings: string[];
}

/** A warning about a theme, for the developer. */
export interface ThemeWarning {
  sentence: string;
  /** True where no token has the name, false where the value is wrong. */
  isUnknownName: boolean;
}

/** Turns a theme into custom properties, checking each value against its token's grammar. Pure; reads own keys only. */
export function themeVariables(theme: Theme): CompiledTheme {
  const { variables, warnings } = compileTheme(theme);
  return { variables, warnings: warnings.map(({ sentence }) => sentence) };
}

interface Compilation {
  variables: ThemeVariable[];
  warnings: ThemeWarning[];
}

/** As `themeVariables`, with the kind of each warning. */
export function compileTheme(theme: Theme): Compilation {
  const compiled: Compilation = { variables: [], warnings: [] };
  // The default of a dark theme is the dark theme.
  const isDark = typeof theme === 'object' && theme?.colorScheme === 'dark';
  collect(isDark ? mergeThemes(darkTheme, theme) : theme, tokenKinds, [], compiled);
  return compiled;
}

function collect(values: unknown, group: TokenGroup, before: string[], compiled: Compilation): void {
  const warn = (sentence: string, isUnknownName = false) => void compiled.warnings.push({ sentence, isUnknownName });
  if (typeof values !== 'object' || values === null) {
    warn(`Theme: "${before.join('.') || 'theme'}" must be an object of tokens, so it was ignored.`);
    return;
  }
  for (const [name, value] of Object.entries(values)) {
    const path = [...before, name];
    const dotted = path.join('.');
    if (value === undefined || themeSettings.includes(dotted)) continue;
    const kind = Object.hasOwn(group, name) ? group[name] : undefined;
    if (kind === undefined) {
      warn(
        dotted === 'dark'
          ? 'Theme: "dark" is a theme only beside "light", so it was ignored. Write { light: {}, dark: {…} }.'
          : `Theme: "${dotted}" is not a token, so it was ignored. See the Theme type for the names.`,
        true,
      );
    } else if (typeof kind === 'object') {
      collect(value, kind, path, compiled);
    } else if (fitsGrammar(kind, value) && !value.includes(`--${variableName(path)}`)) {
      compiled.variables.push([`--${variableName(path)}`, variableValue(value)]);
    } else {
      warn(refusalOf(dotted, kind, value));
    }
  }
}

/** The sentence that tells the developer which value was ignored, why, and what to write. */
function refusalOf(path: string, kind: TokenKind, value: unknown): string {
  const given = JSON.stringify(value)?.slice(0, 60) ?? typeof value;
  const wanted = kind === 'fonts' ? 'list of fonts' : kind;
  return `Theme: the value of "${path}" is ${given}, which is not a valid ${wanted}, so the default was kept.${adviceFor(kind, value)}`;
}

function adviceFor(kind: TokenKind, value: unknown): string {
  if (typeof value === 'number' && isLengthKind(kind)) return ` Write '${value}px'.`;
  if (kind === 'lineWidth') return ' It is a length that is no percentage.';
  if (typeof value !== 'string' || !isReserved(value)) return '';
  const example = kind === 'fonts' ? 'var(--page-font, Arial)' : 'var(--brand)';
  return ` A token cannot be "inherit" or another word that CSS reserves. Leave it out for the default, or name a custom property of the page, such as '${example}'.`;
}
