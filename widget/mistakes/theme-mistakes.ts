import { type Mistake, mistake } from './mistake';
import { isPair, type ThemeOption } from '../../tokens/theme';
import { isRecord } from '../../flows/core/provider/record';
import { nearestName } from '../../tokens/nearest-name';

/** The members of a theme that are no tokens. */
const settings: readonly string[] = ['hideHeaderText', 'logo.logoImageUrl', 'logo.alt'];

/**
 * The names in a theme that no token has, so that they have no effect, each with the one that was probably meant.
 * @param tokens the tree of all tokens
 */
export function themeNameMistakes(option: ThemeOption | undefined, tokens: object): Mistake[] {
  if (isRecord(option) && isRecord(Reflect.get(option, 'dark')) && !isPair(option))
    return [
      mistake(
        'and-no-token-has-that-name',
        'theme has `dark` without `light`, so it has no effect: a pair needs both. Write `theme: { light: {}, dark: {…} }`, where {} is the default theme.',
      ),
    ];
  const known = [...leavesOf(tokens, ''), ...settings];
  const themes: readonly [place: string, theme: unknown][] = isPair(option)
    ? [
        ['theme.light', option.light],
        ['theme.dark', option.dark],
      ]
    : [['theme', option]];
  return themes.flatMap(([place, theme]) =>
    leavesOf(theme, '')
      .filter((path) => !known.includes(path))
      .map((path) => {
        const nearest = nearestName(path, known);
        const question = nearest ? ` Did you mean \`${nearest}\`?` : '';
        return mistake(
          'and-no-token-has-that-name',
          `${place} has \`${path}\`, and no token has that name, so it has no effect.${question}`,
        );
      }),
  );
}

/** The paths of all values in a tree. */
function leavesOf(tree: unknown, before: string): string[] {
  if (!isRecord(tree)) return [];
  return Object.entries(tree).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return isRecord(value) ? leavesOf(value, `${before}${name}.`) : [`${before}${name}`];
  });
}
