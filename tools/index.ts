export { checkTheme, type PairResult } from './contrast/check-theme';
export { vars } from '../tokens/contract.css';
export { type ContrastPair, contrastPairs } from './contrast/contrast-pairs';
export { darkTheme } from '../tokens/dark-theme';
export { defaultTheme } from '../tokens/default-theme';
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
export { mergeThemes } from '../tokens/merge-themes';
export { highContrastTheme } from '../tokens/high-contrast-theme';
export { nearestPassing } from './contrast/nearest-passing';
export type { Adjustment } from './brand/settle-contrast';
export type { Scheme } from './brand/shades';
export { type Theme, type ThemeOption, themeFor } from '../tokens/theme';
export { type BrandTheme, themeFromColor } from './brand/theme-from-color';
export { type CompiledTheme, type ThemeVariable, themeVariables } from '../tokens/theme-variables';
export type { PartialTokenValues, TokenKind, TokenValues } from '../tokens/token-kinds';
export type { TokenPath } from './theme/token-paths';
export { variableName } from '../tokens/token-kinds';
