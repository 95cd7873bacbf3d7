import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenKinds } from './token-kinds';
import { variableName } from './variable-name';

/** The names of all tokens, for style sheets: `vars.colors.primary` is `var(--vestibule-colors-primary)`. */
export const vars = createGlobalThemeContract(tokenKinds, (_kind, path) => variableName(path));
