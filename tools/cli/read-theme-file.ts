import { readFigmaVariables } from '../brand-files/figma-variables';
import type { NamedTheme } from '../brand-files/named-theme';
import { readTokensStudio } from '../brand-files/tokens-studio';
import { needsBrowser, parseColor } from '../color/parse-color';
import { fromDesignTokens } from '../design-tokens/from-design-tokens';
import { readBesideTokens } from '../design-tokens/file-extension';
import type { Problem } from '../design-tokens/problem';
import { isDeeperThan, isRecord } from '../design-tokens/record';
import { nearestToken } from '../design-tokens/unknown-names';
import { browserRefusal } from '../../tokens/browser-refusal';
import { fitsGrammar } from '../../tokens/grammar';
import { type Theme, themeFor } from '../../tokens/theme';
import { themeVariables } from '../../tokens/theme-variables';
import { referenceCyclesIn } from '../theme/reference-cycles';
import { kindOf, lookUp, mentionedIn, plant, tokensOf } from '../theme/token-paths';
import { logoProblems } from './logo-problems';
import { parseJson } from './parse-json';

/** A theme of a file, as the widget shows it: the dark one of a pair has the dark `colorScheme`. */
export interface ThemeOfFile extends NamedTheme {
  /** The theme as written in the file, with the values that no browser can parse, as a host passes it to the widget. */
  written: Theme;
}

/** The number of a theme's tokens in the file that could be used. */
export const usedTokens = ({ theme, written }: ThemeOfFile): number =>
  tokensOf(theme).filter(([path]) => lookUp(written, path) !== undefined).length;

/**
 * Reads a file's text: DTCG design tokens, a plain theme, `{ "light": …, "dark": … }` of either, Figma's variables, or
 * an export of Tokens Studio. Returns every theme of the file. Throws the error to print.
 */
export function readThemeFile(text: string): ThemeOfFile[] {
  const json = parseJson(text, 'Export it again, or look at that place in it.');
  if (!isRecord(json)) throw new Error('it holds no JSON object. Give a theme or a file of design tokens.');
  if (isDeeperThan(100, json)) throw new Error('it is nested more than 100 levels deep, which no theme is.');
  const ofATool = readFigmaVariables(json) ?? readTokensStudio(json);
  if (ofATool?.length === 0)
    throw new Error('it holds variables, and no mode that they have values in. Export their collections as well.');
  return (ofATool ?? readPlain(json)).map(withoutBroken);
}

/** A theme before its broken values are taken out. */
interface PlainTheme extends NamedTheme {
  /** True for the dark theme of a pair, whose missing tokens follow the dark theme. */
  isOfDark?: boolean;
}

/** A theme, or a light and a dark one. A light one alone is for everyone, as in the widget. */
function readPlain(json: Record<string, unknown>): PlainTheme[] {
  const { $schema: _, light, dark, ...others } = json;
  const isHalf = Object.keys(others).length === 0;
  if (isHalf && isRecord(light) && (dark === undefined || dark === null)) return [{ name: '', ...readTheme(light) }];
  if (isHalf && isRecord(dark) && light === undefined) return [{ name: '', theme: {}, problems: [darkAlone] }];
  if (!isRecord(light) || !isRecord(dark)) return [{ name: '', ...readTheme(json) }];
  return [
    { name: 'light', ...readTheme(light) },
    { name: 'dark', isOfDark: true, ...readTheme(dark) },
  ];
}

const darkAlone: Problem = {
  level: 'error',
  path: 'dark',
  message:
    '"dark" is a theme only beside "light", so it was ignored. Write { "light": {}, "dark": {…} }, where {} is the default theme.',
};

function readTheme(json: Record<string, unknown>): { theme: Theme; problems: Problem[] } {
  return isDesignTokens(json) ? fromDesignTokens(json) : readPlainTheme(json);
}

function isDesignTokens(json: object): boolean {
  return Object.entries(json).some(
    ([name, value]) => /^\$(?!schema$)/.test(name) || (isRecord(value) && isDesignTokens(value)),
  );
}

function readPlainTheme(json: Record<string, unknown>): { theme: Theme; problems: Problem[] } {
  const { $schema: _, ...tree } = json;
  const { theme, problems } = readBesideTokens(tree);
  for (const [path, css] of tokensOf(tree))
    if (fitsGrammar(kindOf(path) ?? 'scheme', css) && !mentionedIn(css).includes(path)) plant(theme, path, css);
  for (const warning of themeVariables(tree).warnings)
    problems.push({ level: 'error', path: '', message: withGuess(warning.replace(/^Theme: /, '')) });
  return { theme, problems };
}

/** A warning about a theme, with the token that was probably meant by an unknown name. */
function withGuess(warning: string): string {
  const [, name] = /^"(.+)" is not a token/.exec(warning) ?? [];
  const nearest = name === undefined ? undefined : nearestToken(name);
  return nearest === undefined
    ? warning
    : warning.replace('See the Theme type for the names.', () => `Did you mean "${nearest}"?`);
}

/** The theme without the values that fit the grammar, but that no browser can parse. */
function withoutBroken({ name, theme: written, isOfDark, problems }: PlainTheme): ThemeOfFile {
  const theme = isOfDark ? themeFor({ light: {}, dark: written }, true) : written;
  const logo = logoProblems(theme);
  const broken = [...misspeltColors(theme), ...refusedValues(theme), ...cyclicReferences(theme)];
  const paths = new Set(broken.map(({ path }) => path));
  const { theme: whole } = readBesideTokens(theme);
  if (logo.length > 0) delete whole.logo?.logoImageUrl;
  for (const [path, css] of tokensOf(theme)) if (!paths.has(path)) plant(whole, path, css);
  return { name, theme: whole, written, problems: [...problems, ...logo, ...broken] };
}

/** The values that fit the grammar of their tokens, and that every browser refuses. */
function refusedValues(theme: Theme): Problem[] {
  return tokensOf(theme).flatMap(([path, css]): Problem[] => {
    const message = browserRefusal(path, kindOf(path) ?? 'scheme', css);
    return message === undefined ? [] : [{ level: 'error', path, message }];
  });
}

function cyclicReferences(theme: Theme): Problem[] {
  return referenceCyclesIn(theme).map(({ path, cycle }) => {
    const message = `"${path}" refers to itself: ${cycle.join(' → ')}. A browser has no value for it, so the default was kept.`;
    return { level: 'error', path, message };
  });
}

/** A word that no browser knows as a colour fits the grammar, but has no effect. */
function misspeltColors(theme: Theme): Problem[] {
  return tokensOf(theme)
    .filter(([path, css]) => kindOf(path) === 'color' && !parseColor(css) && !needsBrowser(css))
    .map(([path, css]) => {
      const message = `The value of "${path}" is ${JSON.stringify(css)}, which is no CSS colour, so browsers keep the default.`;
      return { level: 'error', path, message };
    });
}
