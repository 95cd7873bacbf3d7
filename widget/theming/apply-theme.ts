import { themeVariables } from '../../tokens/theme-variables';
import type { Theme } from '../../tokens/theme';
import { developerWarning } from '../developer-warning';

/** Sets a theme's variables on the root, through CSSOM: a strict page allows it, and no value can leave its declaration. The answer takes them away. */
export function applyTheme({ style }: HTMLElement, theme: Theme): () => void {
  const { variables, warnings } = themeVariables(theme);
  warnings.forEach(developerWarning);
  for (const [name, value] of variables) style.setProperty(name, value);
  return () => {
    for (const [name] of variables) style.removeProperty(name);
  };
}
