import { atom } from 'jotai/vanilla';
import { isPair, type Theme, type ThemeOption } from '../../tokens/theme';
import { themeIn } from '../../tools/theme/shared-theme';

/** The two themes of a pair, by their names in a file. */
export const halves = ['light', 'dark'] as const;
export type Half = (typeof halves)[number];

const openedAtom = atom<ThemeOption>(themeIn(location.href) ?? {});
const chosenHalfAtom = atom<Half>('light');

/**
 * The theme or the pair that the files and the address hold; at first the one of the page's address. Setting it opens
 * another one, a pair with its light theme.
 */
export const themeOptionAtom = atom(
  (get) => get(openedAtom),
  (_get, set, option: ThemeOption) => {
    set(openedAtom, option);
    set(chosenHalfAtom, 'light');
  },
);

/** The half of the pair that is edited; undefined for one theme. */
export const halfAtom = atom(
  (get) => (isPair(get(openedAtom)) ? get(chosenHalfAtom) : undefined),
  (_get, set, half: Half) => set(chosenHalfAtom, half),
);

/** The theme that is edited and shown. Setting it replaces this one alone: the other half of a pair is kept. */
export const editedThemeAtom = atom(
  (get): Theme => {
    const option = get(openedAtom);
    if (!isPair(option)) return option;
    // As in the widget, the missing tokens of the dark half follow the dark theme.
    return get(chosenHalfAtom) === 'light'
      ? option.light
      : { ...option.dark, colorScheme: option.dark.colorScheme ?? 'dark' };
  },
  (get, set, theme: Theme) => {
    const option = get(openedAtom);
    set(openedAtom, isPair(option) ? { ...option, [get(chosenHalfAtom)]: theme } : theme);
  },
);
