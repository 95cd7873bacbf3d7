import { presentationAtom, type Store } from '../../flows/core/host/host.atoms';
import { codeDeadline, type LazyValue } from '../../flows/core/lazy/lazy';
import { loadCodeAtom } from '../../flows/core/lazy/load-code.atoms';
import { within } from '../../flows/core/time/within';
import { english } from '../../flows/core/words/locale';
import { localeAtom } from '../../flows/core/words/words.atoms';
import { themeFor } from '../../tokens/theme';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { presentationOf } from '../theming/presentation';
import { themeCompiler } from '../theming/theming.lazy';
import { knownLocale, loadKnownLocale } from './loaded-locales';

/** The requirements of a first render: its code, its language and its theme. */
export interface SsrNeeds {
  /** Tells whether they are loaded, and if so sets the language and the theme of the store. */
  areMet(): boolean;
  /** Loads them. Never rejects; the render omits one that fails to load. */
  meet(): Promise<void>;
  /** Tells whether the language and each part are loaded: only then does it render the markup of the server. */
  isComplete(): boolean;
}

/** The requirements of a mount's first render, as it is configured in a store. */
export function ssrNeeds<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  store: Store,
  { locale: asked, theme }: WidgetOptions,
): SsrNeeds {
  const parts = definition.code?.(store) ?? [];
  const code = theme ? [...parts, themeCompiler] : parts;
  let hasLoaded = false;
  let isThemed = false;
  const areLoaded = (all: readonly LazyValue<unknown>[]) => all.every((one) => one.state().status === 'loaded');
  const isComplete = () => knownLocale(asked) !== undefined && areLoaded(parts);
  return {
    isComplete,
    areMet: () => {
      if (!hasLoaded && !(isComplete() && areLoaded(code))) return false;
      if (!isThemed) {
        isThemed = true;
        store.set(localeAtom, knownLocale(asked) ?? english);
        store.set(presentationAtom, presentationOf(themeFor(theme, false), anywhere));
      }
      return true;
    },
    meet: async () => {
      await Promise.all([
        within(codeDeadline, loadKnownLocale(asked)),
        ...code.map((one) => store.set(loadCodeAtom, one)),
      ]);
      hasLoaded = true;
    },
  };
}

/** The address for a page whose address is not known yet. */
const anywhere = 'https://host.invalid/';
