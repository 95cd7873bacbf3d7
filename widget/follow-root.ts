import { localeAtom } from '../flows/core/words/words.atoms';
import { presentationAtom } from '../flows/core/host/presentation.atoms';
import type { AppliedTheme } from './theming/apply-theme';
import { loadThemeApplier, themeApplier } from './theming/theme-applier';
import { themeAtom } from './theming/theme-option.atoms';
import type { Store } from './widget';

/** Keeps the theme, `lang` and `dir` of our root as the store has them, until stopped. */
export function followRoot(store: Store, root: HTMLElement): () => void {
  let applied: AppliedTheme | undefined;
  let isFollowing = true;
  const followTheme = () => {
    if (!isFollowing) return;
    const theme = store.get(themeAtom);
    const apply = themeApplier();
    applied?.remove();
    applied = apply?.(root, theme);
    if (applied) store.set(presentationAtom, applied.look);
    if (!apply && Object.keys(theme).length > 0) void loadThemeApplier().then(() => themeApplier() && followTheme());
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
    isFollowing = false;
    stops.forEach((stop) => stop());
    applied?.remove();
  };
}
