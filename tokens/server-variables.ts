import { browserRefusal } from './browser-refusal';
import type { Theme } from './theme';
import { type CompiledTheme, themeVariables, type ThemeVariable } from './theme-variables';
import { type TokenGroup, type TokenKind, tokenKinds, variableName } from './token-kinds';

/**
 * The custom properties of a theme for a style sheet, which no browser has checked. A value that every browser refuses
 * is left out with a warning.
 */
export function serverVariables(theme: Theme): CompiledTheme {
  const { variables, warnings } = themeVariables(theme);
  const refusals: string[] = [];
  const kept = variables.filter(([name, value]) => {
    const token = tokens.get(name);
    const refusal = token && browserRefusal(token.path, token.kind, value);
    if (refusal !== undefined) refusals.push(`Theme: ${refusal}`);
    return refusal === undefined;
  });
  return { variables: kept, warnings: [...warnings, ...refusals] };
}

interface Token {
  path: string;
  kind: TokenKind;
}

/** Every token, by its custom property. */
const tokens: ReadonlyMap<ThemeVariable[0], Token> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ tokensByVariable(tokenKinds, []),
);

// Not by `tokensIn`: shared by the server and the checks for developers, it would be a file of the package by itself.
function tokensByVariable(kinds: TokenGroup, before: readonly string[]): [ThemeVariable[0], Token][] {
  return Object.entries(kinds).flatMap(([name, kind]): [ThemeVariable[0], Token][] => {
    const path = [...before, name];
    if (typeof kind !== 'string') return tokensByVariable(kind, path);
    return [[`--${variableName(path)}`, { path: path.join('.'), kind }]];
  });
}
