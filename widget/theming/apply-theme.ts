import { type Presentation, reportAtom, type Store } from '../../flows/core/host/host.atoms';
import { WidgetError } from '../../flows/core/provider/widget-error';
import type { Theme } from '../../tokens/theme';
import { themeVariables } from '../../tokens/theme-variables';
import { developerWarning } from '../host/developer-warning';
import { presentationOf } from './presentation';

/** A theme on a root. */
export interface AppliedTheme {
  /** The part of the theme that is not CSS. */
  presentation: Presentation;
  /** Removes its variables. */
  remove(): void;
}

/**
 * Sets a theme's variables on the root, through CSSOM. A strict page allows it, and no value can add another
 * declaration. Ignored values are reported to the developer, once for the page (B-LOOK-3), and so is an ignored logo.
 */
export function applyTheme({ style }: HTMLElement, theme: Theme, store: Pick<Store, 'set'>): AppliedTheme {
  const { variables, warnings } = themeVariables(theme);
  for (const warning of warnings)
    if (developerWarning(warning, 'is-not-a-valid-length'))
      store.set(reportAtom, new WidgetError('configuration', 'configuration', warning));
  for (const [name, value] of variables) style.setProperty(name, value);
  const presentation = presentationOf(theme);
  if (theme.logo?.logoImageUrl && !presentation.logo)
    developerWarning('theme.logo.logoImageUrl is ignored: write https, or data:image.', 'is-ignored');
  return {
    presentation,
    remove: () => {
      for (const [name] of variables) style.removeProperty(name);
    },
  };
}
