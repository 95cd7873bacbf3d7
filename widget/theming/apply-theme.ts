import type { Presentation } from '../../flows/core/host/presentation.atoms';
import type { Theme } from '../../tokens/theme';
import { themeVariables } from '../../tokens/theme-variables';
import { developerWarning } from '../host/developer-warning';
import { presentationOf } from './presentation';

/** A theme on a root. */
export interface AppliedTheme {
  /** The part of the theme beside CSS. */
  presentation: Presentation;
  /** Takes its variables away. */
  remove(): void;
}

/** Sets a theme's variables on the root, through CSSOM: a strict page allows it, and no value can leave its declaration. */
export function applyTheme({ style }: HTMLElement, theme: Theme): AppliedTheme {
  const { variables, warnings } = themeVariables(theme);
  warnings.forEach(developerWarning);
  for (const [name, value] of variables) style.setProperty(name, value);
  return {
    presentation: presentationOf(theme),
    remove: () => {
      for (const [name] of variables) style.removeProperty(name);
    },
  };
}
