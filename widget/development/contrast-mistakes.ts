import type { ThemeOption } from '../../tokens/theme';
import { type Mistake, mistake } from '../mistakes/mistake';
import type { PairResult } from '../../tools/contrast/check-theme';
import { formatRatio } from '../../tools/contrast/format-ratio';
import { type JudgedTheme, judgeThemes } from '../../tools/contrast/judge-themes';

/** The pairs of colours that are hard to read or to see under a theme, one sentence for each scheme (B-LOOK-8). */
export function contrastMistakes(option: ThemeOption | undefined): Mistake[] {
  return judgeThemes(option).flatMap(({ name, pairs }) => {
    const failing = pairs.filter(({ passes }) => passes === false);
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

/**
 * Every failing pair of colours of a theme, with the nearest colour that passes, and every pair that could not be
 * judged.
 */
export function contrastLines(option: ThemeOption | undefined): string[] {
  return judgeThemes(option).flatMap((judged) => [...verdictLines(judged), ...unknownLines(judged)]);
}

function verdictLines({ name, pairs }: JudgedTheme): string[] {
  const failing = pairs.filter(({ passes }) => passes === false);
  if (failing.length > 0) return failing.map((pair) => `${name}: ${sentence(pair)}.`);
  const passing = pairs.filter(({ passes }) => passes === true);
  return [
    passing.length === pairs.length
      ? `${name}: every pair of colours passes.`
      : `${name}: ${passing.length} of ${pairs.length} pairs of colours pass.`,
  ];
}

/** The pairs with a colour that is not known, and the reason. */
function unknownLines({ name, pairs, isShown }: JudgedTheme): string[] {
  const unknown = pairs.filter(({ passes }) => passes === undefined);
  if (unknown.length === 0) return [];
  const count = unknown.length === 1 ? '1 pair' : `${unknown.length} pairs`;
  const reason = isShown
    ? 'because this page has no value for a colour of theirs, or it is `currentColor`'
    : 'because the page may have other values in the other colour scheme: switch to that scheme to judge them';
  const labels = unknown.map(({ label, target }) => `${label} (needs ${target}:1)`);
  return [`${name}: ${count} of colours could not be judged, ${reason}. ${labels.join('; ')}.`];
}

function sentence({ label, ratio = 1, target, nearest }: PairResult): string {
  return `${label} has a contrast of ${formatRatio(ratio)}:1 and needs ${target}:1${nearest ? `; ${nearest} would pass` : ''}`;
}
