import { tokenPaths } from '../theme/token-paths';
import type { Problem } from './problem';

/** So many are told one by one; a design system's whole file has thousands that are not for us. */
const mostTold = 20;

/** A warning for each name that no token of ours has, with the name that may have been meant. */
export function unknownNames(paths: readonly string[]): Problem[] {
  const told = paths.slice(0, mostTold).map((path): Problem => {
    const message = `"${path}" is not a token of the widget, so it was ignored. Did you mean "${nearestName(path)}"?`;
    return { level: 'warning', path, message };
  });
  const more = paths.length - told.length;
  if (more === 0) return told;
  return [
    ...told,
    { level: 'warning', path: '', message: `${more} more names are not tokens of the widget, and were ignored.` },
  ];
}

/** The token whose name is most like one that we do not know, whatever its letter case and dashes. */
export function nearestName(name: string): string {
  const plain = (path: string) => path.toLowerCase().replaceAll(/[-_]/g, '').slice(0, 100);
  const [nearest = ''] = tokenPaths
    .map((path) => ({ path, distance: editDistance(plain(name), plain(path)) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ path }) => path);
  return nearest;
}

/** Levenshtein's distance: how many letters to add, drop or change. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
