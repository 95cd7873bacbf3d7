import { atom } from 'jotai/vanilla';
import { darkTheme, highContrastTheme, type Theme, themeFromColor, toDesignTokens, type TokenPath } from '../../tools';
import { fitsGrammar } from '../../tokens/grammar';
import { isPair, type ThemeOption } from '../../tokens/theme';
import { opacityNote } from '../../tools/brand/seen-color';
import { chooseThemes } from '../../tools/cli/choose-themes';
import { readThemeFile, type ThemeOfFile, usedTokens } from '../../tools/cli/read-theme-file';
import { checkPairs } from '../../tools/contrast/check-theme';
import { colorsAnywhere } from '../../tools/contrast/page-colors';
import { kindOf, plant, themeOf, tokensOf } from '../../tools/theme/token-paths';
import { addressOf, themeIn } from '../../tools/theme/shared-theme';
import { editedThemeAtom, halfAtom, themeOptionAtom } from './edited-theme.atoms';

/** The themes that a brand team can start from. */
export const starts: Readonly<Record<string, Theme>> = {
  Light: {},
  Dark: darkTheme,
  'High contrast': highContrastTheme,
};

const chooseHalf = 'Choose one of them under "Edited theme".';

function notesOn(sent: ThemeOption | undefined): readonly string[] {
  return isPair(sent) ? [`This address has a light and a dark theme. ${chooseHalf}`] : [];
}

/** The notes on the last file, address or derivation. */
export const notesAtom = atom<readonly string[]>(notesOn(themeIn(location.href)));

/** Follows an address with another theme that is opened in the same tab, which reloads no page. */
export const addressFollowerAtom = atom(null, (_get, set) => {
  const follow = () => {
    const sent = themeIn(location.href);
    if (!sent) return;
    set(themeOptionAtom, sent);
    set(notesAtom, notesOn(sent));
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
  const option = get(themeOptionAtom);
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const tokens = isPair(option)
    ? { light: toDesignTokens(option.light), dark: toDesignTokens(option.dark) }
    : toDesignTokens(option);
  return { 'theme.json': text(option), 'vestibule.tokens.json': text(tokens) };
});

/** The address that holds the theme. */
export const addressAtom = atom((get) => addressOf(get(themeOptionAtom), location.href));

/** The sentence about the content of the address. A logo is not in it: an address is untrusted, and must not fetch. */
export const addressContentAtom = atom((get) => {
  const option = get(themeOptionAtom);
  const content = isPair(option) ? 'It holds both themes' : 'It holds this theme';
  const hasLogo = (isPair(option) ? [option.light, option.dark] : [option]).some(({ logo }) => logo?.logoImageUrl);
  return hasLogo ? `${content} without the logo.` : `${content}.`;
});

/** The address of the playground beside this Storybook, if the build has one, as the demo does. */
const playground: unknown = import.meta.env['STORYBOOK_PLAYGROUND'];

/** The playground in the theme as it is now; undefined where there is none. */
export const playgroundAtom = atom((get) =>
  typeof playground === 'string' ? addressOf(get(themeOptionAtom), new URL(playground, location.href).href) : undefined,
);

/** Sets one token, or gives it back to its default when the text is empty. */
export const setTokenAtom = atom(null, (get, set, path: TokenPath, css: string) => {
  const theme: Theme = structuredClone(get(editedThemeAtom));
  plant(theme, path, css.trim() === '' ? undefined : css);
  set(editedThemeAtom, theme);
});

/** Begins again from a theme; of a pair the half that is edited. */
export const startFromAtom = atom(null, (get, set, name: string) => {
  const start = starts[name] ?? {};
  // A dark half without a scheme would follow the dark theme.
  set(editedThemeAtom, get(halfAtom) === 'dark' ? { colorScheme: 'light', ...start } : start);
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

/** Reads a brand team's file of any tool. A file without anything of the widget leaves the theme as it is. */
export const readFileAtom = atom(null, (_get, set, text: string) => {
  try {
    const [first, second] = chooseThemes(readThemeFile(text));
    const themes = second ? [first, second] : [first];
    if (themes.every(isUnrelated)) {
      set(notesAtom, [noToken]);
      return;
    }
    set(themeOptionAtom, second ? { light: first.theme, dark: second.theme } : first.theme);
    set(notesAtom, [
      ...(second ? [`This file has a light and a dark theme. ${chooseHalf}`] : []),
      ...themes.flatMap(({ name, problems }) =>
        problems.map(({ message }) => (second ? `${name}: ${message}` : message)),
      ),
    ]);
  } catch (problem) {
    set(notesAtom, [`This file cannot be used: ${problem instanceof Error ? problem.message : String(problem)}`]);
  }
});

const noToken =
  'This file holds no token of the widget, so the theme stays as it is. Name yours after those in docs/theming.md, such as "colors/primary".';

/** Tells whether a theme of a file has no token that could be used, as `theme convert` tests it, and no logo or setting. */
function isUnrelated(file: ThemeOfFile): boolean {
  const { hideHeaderText, logo } = file.theme;
  return hideHeaderText === undefined && logo?.logoImageUrl === undefined && usedTokens(file) === 0;
}
