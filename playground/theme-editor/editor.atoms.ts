import { atom } from 'jotai/vanilla';
import {
  darkTheme,
  highContrastTheme,
  type Theme,
  themeFor,
  themeFromColor,
  toDesignTokens,
  type TokenPath,
} from '../../tools';
import { fitsGrammar } from '../../tokens/grammar';
import { isPair } from '../../tokens/theme';
import { opacityNote } from '../../tools/brand/seen-color';
import { chooseThemes } from '../../tools/cli/choose-themes';
import { readThemeFile } from '../../tools/cli/read-theme-file';
import { checkPairs } from '../../tools/contrast/check-theme';
import { colorsAnywhere } from '../../tools/contrast/page-colors';
import { kindOf, plant, themeOf, tokensOf } from '../../tools/theme/token-paths';
import { addressOf, themeIn } from '../../tools/theme/shared-theme';

/** The themes that a brand team can start from. */
export const starts: Readonly<Record<string, Theme>> = {
  Light: {},
  Dark: darkTheme,
  'High contrast': highContrastTheme,
};

/** A theme from a shared address, and the message about it. */
interface Sent {
  readonly theme: Theme;
  readonly notes: readonly string[];
}

function sentBy(address: string): Sent | undefined {
  const option = themeIn(address);
  if (!option) return undefined;
  return {
    theme: themeFor(option, false),
    notes: isPair(option) ? ['This address has a dark theme too. Here is the light one.'] : [],
  };
}

const first = sentBy(location.href);

/** The theme as it is now; at first the one that the page's address holds. */
export const editedThemeAtom = atom<Theme>(first?.theme ?? {});

/** The notes on the last file or derivation. */
export const notesAtom = atom<readonly string[]>(first?.notes ?? []);

/** Follows an address with another theme that is opened in the same tab, which reloads no page. */
export const addressFollowerAtom = atom(null, (_get, set) => {
  const follow = () => {
    const sent = sentBy(location.href);
    if (!sent) return;
    set(editedThemeAtom, sent.theme);
    set(notesAtom, sent.notes);
  };
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
});
addressFollowerAtom.onMount = (start) => start();

/** The number of tokens that are not as we give them. */
export const ownTokensAtom = atom((get) => tokensOf(get(editedThemeAtom)).length);

/** Every pair of colours that meet on screen, with its rating; failing pairs first. A variable of a page is not known here. */
export const pairsAtom = atom((get) => {
  // A value that the widget ignores has the default.
  const tokens = tokensOf(get(editedThemeAtom));
  const theme = themeOf(tokens.filter(([path, css]) => fitsGrammar(kindOf(path) ?? 'scheme', css)));
  const pairs = checkPairs(theme, colorsAnywhere(theme));
  return pairs.toSorted((a, b) => Number(a.passes !== false) - Number(b.passes !== false));
});

/** The files that leave the editor, by their names: the theme as a page takes it, and the format that tools read. */
export const filesAtom = atom((get): Readonly<Record<string, string>> => {
  const theme = get(editedThemeAtom);
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return { 'theme.json': text(theme), 'vestibule.tokens.json': text(toDesignTokens(theme)) };
});

/** The address that holds the theme. */
export const addressAtom = atom((get) => addressOf(get(editedThemeAtom), location.href));

/** The address of the playground beside this Storybook, if the build has one, as the demo does. */
const playground: unknown = import.meta.env['STORYBOOK_PLAYGROUND'];

/** The playground in the theme as it is now; undefined where there is none. */
export const playgroundAtom = atom((get) =>
  typeof playground === 'string' ? addressOf(get(editedThemeAtom), new URL(playground, location.href).href) : undefined,
);

/** Sets one token, or gives it back to its default when the text is empty. */
export const setTokenAtom = atom(null, (get, set, path: TokenPath, css: string) => {
  const theme: Theme = structuredClone(get(editedThemeAtom));
  plant(theme, path, css.trim() === '' ? undefined : css);
  set(editedThemeAtom, theme);
});

/** Begins again from a theme. */
export const startFromAtom = atom(null, (_get, set, name: string) => {
  set(editedThemeAtom, starts[name] ?? {});
  set(notesAtom, []);
});

/** Derives a whole theme from one colour, and tells what had to move so that people can read it. */
export const startFromColorAtom = atom(null, (_get, set, color: string, scheme: 'light' | 'dark') => {
  try {
    const { theme, adjustments } = themeFromColor(color, { scheme });
    set(editedThemeAtom, theme);
    set(notesAtom, [
      ...[opacityNote(color, scheme) ?? []].flat(),
      ...adjustments.map(({ path, from, to }) => `${path}: ${from} became ${to}, so that it can be told apart.`),
    ]);
  } catch (problem) {
    set(notesAtom, [problem instanceof Error ? problem.message : String(problem)]);
  }
});

/** Reads a brand team's file of any tool; of a light and a dark theme the light one. */
export const readFileAtom = atom(null, (_get, set, text: string) => {
  try {
    const [{ theme, problems }, dark] = chooseThemes(readThemeFile(text));
    set(editedThemeAtom, theme);
    const other = dark ? ['This file has a dark theme too. Here is the light one.'] : [];
    set(notesAtom, [...other, ...problems.map(({ message }) => message)]);
  } catch (problem) {
    set(notesAtom, [`This file cannot be used: ${problem instanceof Error ? problem.message : String(problem)}`]);
  }
});
