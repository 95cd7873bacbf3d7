import { hashOf } from './hash';
import { isPair, themeFor, type ThemeOption } from './theme';
import { serverVariables } from './server-variables';
import type { CompiledTheme } from './theme-variables';

/** A theme as a style sheet, for a page that a server renders. */
export interface ThemeSheet {
  /** The class of a root with the theme, by its content; undefined for an empty theme. */
  className: string | undefined;
  /** The text of the sheet. No value in it can leave its declaration, because each fits its grammar. */
  css: string;
  /** One sentence for each value or name that was ignored, for the developer. */
  warnings: string[];
}

/**
 * A theme's variables as a style sheet; of a pair, the dark ones for visitors who prefer a dark scheme. The same theme
 * gives the same text. Its class is made of `written`: the theme as a host writes it, where `option` lacks the values
 * that no browser can use.
 */
export function themeSheet(option?: ThemeOption, written = option): ThemeSheet {
  const { rules, warnings } = rulesOf(option);
  if (rules.flat().length === 0) return { className: undefined, css: '', warnings };
  const className = `vestibule-${hashOf(cssOf(rulesOf(written).rules, '')).toString(36)}`;
  return { className, css: cssOf(rules, className), warnings };
}

/** The declarations of a theme, or of a light and a dark one. */
type Rules = readonly [light: readonly string[], dark?: readonly string[]];

function rulesOf(option: ThemeOption | undefined): { rules: Rules; warnings: string[] } {
  const [light, dark] = isPair(option) ? [option.light, option.dark && themeFor(option, true)] : [option];
  const [first, second] = [serverVariables(light ?? {}), dark && serverVariables(dark)];
  return {
    rules: second ? [declarationsOf(first), declarationsOf(second)] : [declarationsOf(first)],
    warnings: [...first.warnings, ...(second?.warnings ?? [])],
  };
}

/**
 * In one order, whatever the theme's, so that a sheet made of a file fits the markup of a theme that is written
 * elsewhere.
 */
const declarationsOf = ({ variables }: CompiledTheme) =>
  variables.map(([name, value]) => `${name}:${value}`).toSorted();

function cssOf([light, dark]: Rules, className: string): string {
  const rule = (declarations: readonly string[]) => `.vestibule.${className}{${declarations.join(';')}}`;
  if (!dark) return rule(light);
  return `@media not (prefers-color-scheme:dark){${rule(light)}}@media (prefers-color-scheme:dark){${rule(dark)}}`;
}
