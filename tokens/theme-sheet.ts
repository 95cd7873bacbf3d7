import type { ThemeOption } from './theme';
import { themeVariables } from './theme-variables';

/** A theme as a style sheet, for a page that a server draws. */
export interface ThemeSheet {
  /** The class of a root that wears the theme, by its content; undefined where the theme says nothing. */
  className: string | undefined;
  /** The text of the sheet. No value in it can leave its declaration: the grammar of values has let it through. */
  css: string;
  /** One sentence for each value or name that was ignored, for the developer. */
  warnings: string[];
}

/** A theme's variables as a style sheet; of a pair, the dark ones for who prefers that. The same text for the same theme. */
export function themeSheet(option?: ThemeOption): ThemeSheet {
  const [light, dark] = option && 'light' in option ? [option.light, option.dark] : [option];
  const [first, second] = [light, dark].map((theme) => themeVariables(theme ?? {}));
  // In one order, whatever the theme's: a sheet that was made of a file is for the markup of a theme that was written elsewhere.
  const rules = [first, second].map((compiled) =>
    (compiled?.variables ?? []).map(([name, value]) => `${name}:${value}`).toSorted(),
  );
  const [firstRules = [], secondRules = []] = rules;
  const warnings = [...(first?.warnings ?? []), ...(second?.warnings ?? [])];
  if (firstRules.length + secondRules.length === 0) return { className: undefined, css: '', warnings };
  const cssOf = (className: string) => {
    const rule = (declarations: readonly string[]) => `.vestibule.${className}{${declarations.join(';')}}`;
    return dark
      ? `@media not (prefers-color-scheme:dark){${rule(firstRules)}}@media (prefers-color-scheme:dark){${rule(secondRules)}}`
      : rule(firstRules);
  };
  const className = `vestibule-${digest(cssOf(''))}`;
  return { className, css: cssOf(className), warnings };
}

/** A short name for a text (FNV-1a): it only has to differ from another theme's. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
