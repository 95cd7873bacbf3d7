export { checkTheme, type PairResult } from './tools/contrast/check-theme';
export { vars } from './contract.css';
export { type ContrastPair, contrastPairs } from './tools/contrast/contrast-pairs';
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
} from './tools/design-tokens/format';
export { fromDesignTokens } from './tools/design-tokens/from-design-tokens';
export type { Problem } from './tools/design-tokens/problem';
export { toDesignTokens } from './tools/design-tokens/to-design-tokens';
export { highContrastTheme } from './high-contrast-theme';
export { nearestPassing } from './tools/contrast/nearest-passing';
export type { Adjustment } from './tools/brand/settle-contrast';
export type { Scheme } from './tools/brand/shades';
export { type Theme, type ThemeOption, themeFor } from './theme';
export { type BrandTheme, themeFromColor } from './tools/brand/theme-from-color';
export { type CompiledTheme, type ThemeVariable, themeVariables } from './theme-variables';
export type { PartialTokenValues, TokenKind, TokenValues } from './token-kinds';
export type { TokenPath } from './tools/theme/token-paths';
export { variableName } from './variable-name';
