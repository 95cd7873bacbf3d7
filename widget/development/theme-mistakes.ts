import { type Mistake, mistake } from '../mistakes/mistake';
import { isPair, type ThemeOption } from '../../tokens/theme';
import { themeSettings } from '../../tokens/theme-settings';
import { tokenKinds } from '../../tokens/token-kinds';
import { tokensIn } from '../../tokens/tokens-in';
import { isRecord } from '../../flows/core/provider/record';
import type { nearestName } from '../../tokens/nearest-name';

/**
 * The names in a theme that no token has, so that they have no effect, each with the one that was probably meant. Wrong values
 * of tokens and of groups are reported by the compiler of the theme.
 * @param nearestOf finds the name that was probably meant. The caller has it: as an import it would be in the first screens of a page
 */
export function themeNameMistakes(option: ThemeOption | undefined, nearestOf: typeof nearestName): Mistake[] {
  if (isRecord(option) && isRecord(Reflect.get(option, 'dark')) && !isPair(option))
    return [
      mistake(
        'and-no-token-has-that-name',
        'theme has `dark` without `light`, so it has no effect: a pair needs both. Write `theme: { light: {}, dark: {…} }`, where {} is the default theme.',
      ),
    ];
  const names = tokensIn(tokenKinds, []).map(([path]) => path.join('.'));
  const known = [...names, ...themeSettings];
  const isValue = (path: string) => names.some((name) => name.startsWith(`${path}.`) || path.startsWith(`${name}.`));
  const themes: readonly [root: string, theme: unknown][] = isPair(option)
    ? [
        ['theme.light', option.light],
        ['theme.dark', option.dark],
      ]
    : [['theme', option]];
  return themes.flatMap(([root, theme]) =>
    leavesOf(theme, '')
      .filter((path) => !known.includes(path) && !isValue(path))
      .map((path) => {
        const nearest = nearestOf(path, known);
        const question = nearest ? ` Did you mean \`${nearest}\`?` : '';
        return mistake(
          'and-no-token-has-that-name',
          `${root} has \`${path}\`, and no token has that name, so it has no effect.${question}`,
        );
      }),
  );
}

/** The paths of all values in a tree, and of its empty groups. */
function leavesOf(tree: unknown, before: string): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const leaves = leavesOf(value, `${before}${name}.`);
    return leaves.length > 0 ? leaves : [`${before}${name}`];
  });
}
