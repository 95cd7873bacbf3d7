import type { Theme } from '../../tokens/theme';
import type { Problem } from '../design-tokens/problem';
import { limitUnknown, nearestToken } from '../design-tokens/unknown-names';
import { kindOf, lookUp, plant } from '../theme/token-paths';
import { type BrandValue, Refused } from './brand-value';
import { cssFor } from './css-for';
import { tokenFor } from './token-for';

/**
 * Creates a theme from a brand's values, with a problem for each that could not be used: its name, the reason and the
 * remedy.
 */
export function themeOfValues(values: readonly BrandValue[]): { theme: Theme; problems: Problem[] } {
  const theme: Theme = {};
  const problems: Problem[] = [];
  const unknown: BrandValue[] = [];
  for (const brandValue of values) {
    const { name, parts, value, isReferred } = brandValue;
    const path = tokenFor(parts);
    const kind = path && kindOf(path);
    const addProblem = (level: Problem['level'], message: string) =>
      problems.push({ level, path: path ?? name, message: `"${name}" ${message}` });
    if (!path || !kind) {
      if (!isReferred) unknown.push(brandValue);
    } else if (value instanceof Refused) {
      addProblem('error', `${value.why}, so ${path} keeps its default.`);
    } else if (lookUp(theme, path) !== undefined) {
      addProblem('warning', `is ${path} once more, and was ignored: an earlier one counts. Keep one of them.`);
    } else {
      const css = cssFor(kind, value);
      if (css === undefined)
        addProblem('error', `is ${JSON.stringify(value)}, which is no ${wordFor[kind]}, so ${path} keeps its default.`);
      else plant(theme, path, css);
    }
  }
  return { theme, problems: [...problems, ...limitUnknown(unknown, unknownName)] };
}

function unknownName({ name, parts }: BrandValue): Problem {
  const message = `"${name}" is no token of the widget, so it was ignored. ${adviceFor(parts)}`;
  return { level: 'warning', path: name, message };
}

function adviceFor(parts: readonly string[]): string {
  const nearest = nearestToken(parts.join('.'));
  return nearest ? `The nearest name is "${nearest.replaceAll('.', '/')}".` : 'docs/options.md lists the names.';
}

const wordFor = {
  color: 'colour',
  length: 'length',
  lineWidth: 'length without a percentage',
  fonts: 'list of fonts',
  weight: 'font weight',
  lineHeight: 'line height',
  shadow: 'shadow',
  time: 'time',
  easing: 'easing',
  scheme: 'colour scheme ("light" or "dark")',
} as const;
