import { localeAtom } from '../../flows/core/words/words.atoms';
import { loadCodeAtom } from '../../flows/core/lazy/load-code.atoms';
import { presentationAtom, type Store } from '../../flows/core/host/host.atoms';
import type { AppliedTheme } from '../theming/apply-theme';
import { themeCompiler } from '../theming/theming.lazy';
import { themeAtom } from '../theming/theme-option.atoms';

/** Keeps the theme, `lang` and `dir` of our root equal to those of the store, until stopped. */
export function followRoot(store: Store, root: HTMLElement): () => void {
  let applied: AppliedTheme | undefined;
  let isFollowing = true;
  const followTheme = () => {
    if (!isFollowing) return;
    const theme = store.get(themeAtom);
    const apply = themeCompiler.value();
    applied?.remove();
    if (apply) {
      applied = apply(root, theme, store);
      store.set(presentationAtom, applied.presentation);
    } else if (Object.keys(theme).length > 0)
      void store.set(loadCodeAtom, themeCompiler).then(({ ok }) => ok && followTheme());
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
