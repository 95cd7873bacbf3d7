import { browserRefusal } from './browser-refusal';
import type { Theme } from './theme';
import { type CompiledTheme, themeVariables, type ThemeVariable } from './theme-variables';
import { type TokenKind, tokenKinds, variableName } from './token-kinds';
import { tokensIn } from './tokens-in';

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
const tokens: ReadonlyMap<ThemeVariable[0], Token> = /* @__PURE__ */ tokensByVariable();

function tokensByVariable(): Map<ThemeVariable[0], Token> {
  return new Map(
    tokensIn(tokenKinds, []).map(([path, kind]) => [`--${variableName(path)}`, { path: path.join('.'), kind }]),
  );
}
