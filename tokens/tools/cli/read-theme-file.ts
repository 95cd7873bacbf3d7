import { readFigmaVariables } from '../brand-files/figma-variables';
import type { NamedTheme } from '../brand-files/named-theme';
import { readTokensStudio } from '../brand-files/tokens-studio';
import { needsBrowser, parseColor } from '../color/parse-color';
import { fromDesignTokens } from '../design-tokens/from-design-tokens';
import type { Problem } from '../design-tokens/problem';
import { isDeeperThan, isRecord } from '../design-tokens/record';
import { fitsGrammar } from '../../grammar';
import type { Theme } from '../../theme';
import { themeVariables } from '../../theme-variables';
import { kindOf, themeOf, tokensOf } from '../theme/token-paths';

/**
 * Reads a file's text: DTCG design tokens, a plain theme, `{ "light": …, "dark": … }` of either, Figma's variables, or an
 * export of Tokens Studio. A theme for each that the file has. Throws what to tell.
 */
export function readThemeFile(text: string): NamedTheme[] {
  const json = parse(text.replace(/^\uFEFF/, ''));
  if (!isRecord(json)) throw new Error('it holds no JSON object. Give a theme or a file of design tokens.');
  if (isDeeperThan(100, json)) throw new Error('it lies more than 100 deep, which no theme does.');
  const ofATool = readFigmaVariables(json) ?? readTokensStudio(json);
  if (ofATool) return ofATool.map((one) => ({ ...one, problems: [...one.problems, ...misspeltColors(one.theme)] }));
  const { light, dark } = json;
  if (!isRecord(light) || !isRecord(dark)) return [{ name: '', ...readTheme(json) }];
  return [
    { name: 'light', ...readTheme(light) },
    { name: 'dark', ...readTheme(dark) },
  ];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`it is not JSON (${why}). Export it again, or look at that place in it.`, { cause: error });
  }
}

function readTheme(json: Record<string, unknown>): { theme: Theme; problems: Problem[] } {
  const { theme, problems } = isDesignTokens(json) ? fromDesignTokens(json) : readPlainTheme(json);
  return { theme, problems: [...problems, ...misspeltColors(theme)] };
}

function isDesignTokens(json: object): boolean {
  return Object.entries(json).some(
    ([name, value]) => /^\$(?!schema$)/.test(name) || (isRecord(value) && isDesignTokens(value)),
  );
}

function readPlainTheme(json: Record<string, unknown>): { theme: Theme; problems: Problem[] } {
  const { $schema: _, ...tree } = json;
  const tokens = tokensOf(tree).filter(([path, css]) => fitsGrammar(kindOf(path) ?? 'scheme', css));
  const problems = themeVariables(tree).warnings.map((message): Problem => ({
    level: 'error',
    path: '',
    message: message.replace(/^Theme: /, ''),
  }));
  return { theme: themeOf(tokens), problems };
}

/** A word that no browser knows as a colour fits the grammar, and yet colours nothing. */
function misspeltColors(theme: Theme): Problem[] {
  return tokensOf(theme)
    .filter(([path, css]) => kindOf(path) === 'color' && !parseColor(css) && !needsBrowser(css))
    .map(([path, css]) => {
      const message = `The value of "${path}" is ${JSON.stringify(css)}, which is no CSS colour, so browsers keep the default.`;
      return { level: 'error', path, message };
    });
}
