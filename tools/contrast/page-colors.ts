import { parseColor, type ParsedColor } from '../color/parse-color';
import type { ColorOf } from './check-theme';
import { contrastPairs } from './contrast-pairs';
import type { Theme } from '../../tokens/theme';
import { referenceTo, tokenPaths, tokensOf } from '../theme/token-paths';
import { resolveToken, valueOf } from '../theme/resolve-theme';
import { variableName } from '../../tokens/token-kinds';

/**
 * The colours of a theme as the browser has them at a place of the page: also `var()`, `color-mix()`, `light-dark()` and
 * system colours. A colour that depends on the text around it (`currentColor`), or whose variable the page does not have,
 * is not known.
 */
export function colorsAt(place: ParentNode, theme: Theme): ColorOf {
  return colorsIn(theme, (color) => readAt(place, theme, { color }));
}

/** The colours of a theme as a browser has them on any page. One that depends on variables of the page is not known. */
export function colorsAnywhere(theme: Theme): ColorOf {
  return colorsIn(theme, (color) => readAt(document.body, theme, { color, ...variablesOfPage(theme, color) }));
}

/** The colours that the probes inherit. A token that follows them has another colour below each. */
const inherited = ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'] as const;

const paths = [...new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]))];

function colorsIn(theme: Theme, read: (color: string) => readonly string[]): ColorOf {
  const colors = new Map(paths.map((path) => [path, parseColor(resolveToken(theme, path))]));
  if ([...colors.values()].every((color) => color !== undefined)) return (path) => colors.get(path);
  const [one, other] = inherited.map(read);
  return (path) => colors.get(path) ?? sameColor(one?.[paths.indexOf(path)], other?.[paths.indexOf(path)]);
}

function sameColor(one = '', other = ''): ParsedColor | undefined {
  return one === other ? parseColor(one) : undefined;
}

/** The computed colours of all tokens of `paths`, below an element with the given styles. */
function readAt(place: ParentNode, theme: Theme, styles: Readonly<Record<string, string>>): readonly string[] {
  const root = document.createElement('div');
  // The page's own sheets must not style the probes.
  const set = (element: HTMLElement, name: string, value: string) =>
    element.style.setProperty(name, value, 'important');
  // The package has the theme compiler in a file of its own, which must not become a part of others.
  const tokens = tokenPaths.map((path) => [`--${variableName(path.split('.'))}`, valueOf(theme, path)] as const);
  for (const [name, value] of [...tokens, ...Object.entries(styles)]) set(root, name, value);
  set(root, 'display', 'none');
  set(root, 'color-scheme', 'var(--vestibule-color-scheme)');
  set(root, 'forced-color-adjust', 'none');
  const probes = paths.map((path) => {
    const probe = document.createElement('div');
    set(probe, 'transition', 'none');
    set(probe, 'forced-color-adjust', 'none');
    set(probe, 'color', referenceTo(path));
    return probe;
  });
  root.append(...probes);
  place.append(root);
  const colors = probes.map((probe) => getComputedStyle(probe).color);
  root.remove();
  return colors;
}

/** The custom properties that a theme mentions and that are none of ours, each with the given value. */
function variablesOfPage(theme: Theme, value: string): Record<string, string> {
  const names = tokensOf(theme).flatMap(([, css]) => css.match(/--[-\w]+/g) ?? []);
  return Object.fromEntries(names.filter((name) => !name.startsWith('--vestibule-')).map((name) => [name, value]));
}
