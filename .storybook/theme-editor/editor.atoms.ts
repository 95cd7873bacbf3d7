import { atom } from 'jotai/vanilla';
import {
  checkTheme,
  darkTheme,
  fromDesignTokens,
  highContrastTheme,
  type Theme,
  themeFromColor,
  toDesignTokens,
  type TokenPath,
} from '../../tokens';
import { plant } from '../../tokens/tools/theme/token-paths';

/** The themes that a brand team can start from. */
export const starts: Readonly<Record<string, Theme>> = {
  Light: {},
  Dark: darkTheme,
  'High contrast': highContrastTheme,
};

/** The theme as it stands. */
export const editedThemeAtom = atom<Theme>({});

/** The notes on the file that was last read or the theme that was last derived. */
export const notesAtom = atom<readonly string[]>([]);

/** Every pair of colours that meet on screen, judged; those that fail first. */
export const pairsAtom = atom((get) =>
  checkTheme(get(editedThemeAtom)).toSorted((a, b) => Number(a.passes !== false) - Number(b.passes !== false)),
);

/** The file that leaves the editor. */
export const fileAtom = atom((get) => JSON.stringify(toDesignTokens(get(editedThemeAtom)), null, 2));

/** Sets one token, or gives it back to its default when the text is empty. */
export const setTokenAtom = atom(null, (get, set, path: TokenPath, css: string) => {
  const theme: Theme = structuredClone(get(editedThemeAtom));
  plant(theme, path, css.trim() === '' ? undefined : css);
  set(editedThemeAtom, theme);
});

/** Begins anew from a theme. */
export const startFromAtom = atom(null, (_get, set, name: string) => {
  set(editedThemeAtom, starts[name] ?? {});
  set(notesAtom, []);
});

/** Derives a whole theme from one colour, and tells what had to move so that people can read it. */
export const startFromColorAtom = atom(null, (_get, set, color: string, scheme: 'light' | 'dark') => {
  try {
    const { theme, adjustments } = themeFromColor(color, { scheme });
    set(editedThemeAtom, theme);
    set(
      notesAtom,
      adjustments.map(({ path, from, to }) => `${path}: ${from} became ${to}, so that it can be told apart.`),
    );
  } catch (problem) {
    set(notesAtom, [problem instanceof Error ? problem.message : String(problem)]);
  }
});

/** Reads a brand team's file. */
export const readFileAtom = atom(null, (_get, set, text: string) => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    set(notesAtom, ['This file is not JSON. Export it again as DTCG 2025.10.']);
    return;
  }
  const { theme, problems } = fromDesignTokens(json);
  set(editedThemeAtom, theme);
  set(
    notesAtom,
    problems.map(({ message }) => message),
  );
});
