export { vars } from './contract.css';
export { darkTheme } from './dark-theme';
export { defaultTheme } from './default-theme';
export { highContrastTheme } from './high-contrast-theme';
export { type Theme, type ThemeOption, themeFor } from './theme';
export { type CompiledTheme, type ThemeVariable, themeVariables } from './theme-variables';
export type { PartialTokenValues, TokenKind, TokenValues } from './token-kinds';
export { variableName } from './variable-name';
