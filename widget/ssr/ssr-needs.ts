import { presentationAtom } from '../../flows/core/host/host.atoms';
import { loadCodeAtom } from '../../flows/core/lazy/load-code.atoms';
import { english } from '../../flows/core/words/locale';
import { localeAtom } from '../../flows/core/words/words.atoms';
import { themeFor } from '../../tokens/theme';
import type { MountDefinition, Store } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { presentationOf } from '../theming/presentation';
import { themeCompiler } from '../theming/theming.lazy';
import { knownLocale, learnLocale } from './loaded-locales';

/** The needs of a first drawing: its code, its language and its theme. */
export interface DrawingNeeds {
  /** Tells whether they are here, and if so has the store speak the language and wear the theme. */
  areMet(): boolean;
  /** Fetches them. Never rejects; what cannot be had is done without. */
  meet(): Promise<void>;
}

/** The needs of a mount's first drawing, as it is configured in a store. */
export function drawingNeeds<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  store: Store,
  { locale: asked, theme }: WidgetOptions,
): DrawingNeeds {
  const code = [...(definition.code?.(store) ?? []), ...(theme ? [themeCompiler] : [])];
  let hasLoaded = false;
  let isDressed = false;
  return {
    areMet: () => {
      const locale = knownLocale(asked);
      if (!hasLoaded && !(locale && code.every((one) => one.state().status === 'loaded'))) return false;
      if (!isDressed) {
        isDressed = true;
        store.set(localeAtom, locale ?? english);
        store.set(presentationAtom, presentationOf(themeFor(theme, false), anywhere));
      }
      return true;
    },
    meet: async () => {
      await Promise.all([learnLocale(asked), ...code.map((one) => store.set(loadCodeAtom, one))]);
      hasLoaded = true;
    },
  };
}

/** The address of a page that are unknown yet. */
const anywhere = 'https://host.invalid/';
