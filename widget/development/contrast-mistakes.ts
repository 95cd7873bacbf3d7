import { isPair, type Theme, themeFor, type ThemeOption } from '../../tokens/theme';
import { type Mistake, mistake } from '../mistakes/mistake';
import { checkTheme } from '../../tools/contrast/check-theme';
import { formatRatio } from '../../tools/contrast/format-ratio';

/** The pairs of colours that are hard to read or to see under a theme, one sentence for each scheme (B-LOOK-8). */
export function contrastMistakes(option: ThemeOption | undefined): Mistake[] {
  return schemesOf(option).flatMap(([name, theme]) => {
    const failing = checkTheme(theme).filter(({ passes }) => passes === false);
    const [first] = failing;
    if (!first) return [];
    const others = failing.length > 1 ? ` ${failing.length - 1} more pairs are too: see the console's group.` : '';
    return [
      mistake(
        'has-a-contrast-of',
        `${name}: ${sentence(first)}.${others} Put the theme together with mergeThemes of vestibule-auth/tokens, so that no colour of a pair is lost.`,
      ),
    ];
  });
}

/** Every failing pair of colours of a theme, with the nearest colour that passes. */
export function contrastLines(option: ThemeOption | undefined): string[] {
  return schemesOf(option).flatMap(([name, theme]) => {
    const failing = checkTheme(theme).filter(({ passes }) => passes === false);
    return failing.length === 0
      ? [`${name}: every pair of colours that can be judged passes.`]
      : failing.map((pair) => `${name}: ${sentence(pair)}.`);
  });
}

type Failing = ReturnType<typeof checkTheme>[number];

function sentence({ label, ratio = 1, target, nearest }: Failing): string {
  return `${label} has a contrast of ${formatRatio(ratio)}:1 and needs ${target}:1${nearest ? `; ${nearest} would pass` : ''}`;
}

function schemesOf(option: ThemeOption | undefined): [name: string, theme: Theme][] {
  if (typeof option !== 'object' || option === null) return [];
  if (!isPair(option)) return [['Theme', option]];
  return [
    ['Theme (light)', themeFor(option, false)],
    ['Theme (dark)', themeFor(option, true)],
  ];
}
