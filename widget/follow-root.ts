import { localeAtom } from '../flows/core/words/words.atoms';
import { lookAtom } from '../flows/core/host/look.atoms';
import { applyTheme } from './theming/apply-theme';
import { lookOf } from './theming/look';
import { themeAtom } from './theming/theme-option.atoms';
import type { Store } from './widget';

/** Keeps the theme, `lang` and `dir` of our root as the store has them, until stopped. */
export function followRoot(store: Store, root: HTMLElement): () => void {
  let removeTheme = () => {};
  const followTheme = () => {
    removeTheme();
    const theme = store.get(themeAtom);
    removeTheme = applyTheme(root, theme);
    store.set(lookAtom, lookOf(theme));
  };
  const followLocale = () => {
    const { tag, dir } = store.get(localeAtom);
    root.lang = tag;
    root.dir = dir;
  };
  const stops = [store.sub(themeAtom, followTheme), store.sub(localeAtom, followLocale)];
  followTheme();
  followLocale();
  return () => {
    stops.forEach((stop) => stop());
    removeTheme();
  };
}
