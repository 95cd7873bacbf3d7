import { atom } from 'jotai/vanilla';
import { isPair, type Theme, themeFor, type ThemeOption } from '../../tokens/theme';

/** The host's theme, or pair of themes. */
export const themeInputAtom = atom<ThemeOption | undefined>(undefined);

const prefersDarkAtom = atom(false);
prefersDarkAtom.onMount = (setPrefersDark) => {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => setPrefersDark(query.matches);
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
};

/** The theme for this visitor, now. */
export const themeAtom = atom<Theme>((get) => {
  const option = get(themeInputAtom);
  // The visitor's setting is watched only where it has an effect.
  return themeFor(option, isPair(option) && get(prefersDarkAtom));
});
