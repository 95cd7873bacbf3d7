import { isPair, type Theme, themeFor, type ThemeOption } from '../../tokens/theme';
import { variableName, variableValue } from '../../tokens/token-kinds';
import { tokensOf } from '../theme/token-paths';
import { checkPairs, type PairResult } from './check-theme';
import { colorsAnywhere, colorsAt } from './page-colors';

/** A theme, and the contrast of its pairs of colours on this page. */
export interface JudgedTheme {
  /** `Theme`, `Theme (light)` or `Theme (dark)`. */
  name: string;
  pairs: readonly PairResult[];
  /** False for the theme of a pair that the visitor's colour scheme does not show now. */
  isShown: boolean;
}

/**
 * Judges the theme of a widget, or both of a pair. The colours of the theme that is shown are read where its widget is,
 * with the variables of the page. The variables that the page has in its other colour scheme are not known.
 */
export function judgeThemes(option: ThemeOption | undefined): JudgedTheme[] {
  if (typeof option !== 'object' || option === null) return [];
  if (!isPair(option)) return [judge('Theme', option, true)];
  const prefersDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  return [
    judge('Theme (light)', themeFor(option, false), !prefersDark),
    judge('Theme (dark)', themeFor(option, true), prefersDark),
  ];
}

function judge(name: string, theme: Theme, isShown: boolean): JudgedTheme {
  const colors = isShown ? colorsAt(placeOf(theme), theme) : colorsAnywhere(theme);
  return { name, pairs: checkPairs(theme, colors), isShown };
}

/** The root of a widget with the theme, or of any widget, or the page. */
function placeOf(theme: Theme): ParentNode {
  const roots = rootsIn(document);
  const hasTheme = ({ style }: HTMLElement) =>
    tokensOf(theme).every(
      ([path, value]) => style.getPropertyValue(`--${variableName(path.split('.'))}`) === variableValue(value).trim(),
    );
  const root = roots.find(hasTheme) ?? roots[0];
  return root?.shadowRoot ?? root ?? document.body;
}

/** The roots of the widgets in a tree, and in the shadow roots of its elements. */
function rootsIn(tree: ParentNode): HTMLElement[] {
  const inShadows = Array.from(tree.querySelectorAll('*'), ({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []));
  return [...tree.querySelectorAll<HTMLElement>('.vestibule'), ...inShadows.flat()];
}
