import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenKinds, variableName } from './token-kinds';

/** The names of all tokens, for style sheets: `vars.colors.primary` is `var(--vestibule-colors-primary)`. */
export const vars = createGlobalThemeContract(tokenKinds, (_kind, path) => variableName(path));
