import { type Presentation, reportAtom, type Store } from '../../flows/core/host/host.atoms';
import { isThisMachine } from '../../flows/core/host/this-machine';
import { WidgetError } from '../../flows/core/provider/widget-error';
import type { Theme } from '../../tokens/theme';
import { compileTheme } from '../../tokens/theme-variables';
import { developerWarning } from '../host/developer-warning';
import type { Section } from '../host/sections';
import { mistakes } from '../mistakes/mistakes.lazy';
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
export function applyTheme({ style }: HTMLElement, theme: Theme, store: Store): AppliedTheme {
  const { variables, warnings } = compileTheme(theme);
  const isDeveloper = isThisMachine(location.hostname);
  for (const { sentence, isUnknownName } of warnings)
    if (!isUnknownName) report(store, sentence, 'is-not-a-valid-length');
    else if (!isDeveloper) report(store, sentence, 'and-no-token-has-that-name');
  // Late code has a better sentence for a developer, with the name that was probably meant.
  if (isDeveloper && warnings.some(({ isUnknownName }) => isUnknownName))
    void mistakes.load().then(() => mistakes.value()?.reportThemeNames(store));
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

function report(store: Store, sentence: string, section: Section): void {
  if (developerWarning(sentence, section))
    store.set(reportAtom, new WidgetError('configuration', 'configuration', sentence));
}
