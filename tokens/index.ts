export { checkTheme, type PairResult } from './check-theme';
export { vars } from './contract.css';
export { type ContrastPair, contrastPairs } from './contrast-pairs';
export { darkTheme } from './dark-theme';
export { defaultTheme } from './default-theme';
export type {
  ColorValue,
  CubicBezierValue,
  DesignToken,
  DesignTokenGroup,
  DesignTokensFile,
  DesignTokenType,
  DesignTokenValue,
  DimensionValue,
  DurationValue,
  FileExtension,
  ShadowValue,
  TokenExtension,
} from './design-tokens/format';
export { fromDesignTokens } from './design-tokens/from-design-tokens';
export type { Problem } from './design-tokens/problem';
export { toDesignTokens } from './design-tokens/to-design-tokens';
export { highContrastTheme } from './high-contrast-theme';
export { nearestPassing } from './nearest-passing';
export type { Adjustment } from './settle-contrast';
export type { Scheme } from './shades';
export { type Theme, type ThemeOption, themeFor } from './theme';
export { type BrandTheme, themeFromColor } from './theme-from-color';
export { type CompiledTheme, type ThemeVariable, themeVariables } from './theme-variables';
export type { PartialTokenValues, TokenKind, TokenValues } from './token-kinds';
export type { TokenPath } from './token-paths';
export { variableName } from './variable-name';
