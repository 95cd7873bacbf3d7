import { nearestName } from '../../tokens/nearest-name';
import { tokenPaths, type TokenPath } from '../theme/token-paths';
import type { Problem } from './problem';

/**
 * The number of names that are reported individually. The whole file of a design system has thousands that are not for
 * the widget.
 */
const maxReported = 20;

/** A warning for each name that none of our tokens has, with the name that was probably meant. */
export function unknownNames(paths: readonly string[]): Problem[] {
  return limitUnknown(paths, (path) => {
    const message = `"${path}" is not a token of the widget, so it was ignored.${guess(path)}`;
    return { level: 'warning', path, message };
  });
}

/** The problems of the first unknown names, and one with the number of the others. */
export function limitUnknown<Name>(names: readonly Name[], toProblem: (name: Name) => Problem): Problem[] {
  const reported = names.slice(0, maxReported).map(toProblem);
  const more = names.length - reported.length;
  if (more === 0) return reported;
  return [
    ...reported,
    { level: 'warning', path: '', message: `${more} more names are not tokens of the widget, and were ignored.` },
  ];
}

function guess(path: string): string {
  const nearest = nearestToken(path);
  return nearest ? ` Did you mean "${nearest}"?` : '';
}

/** The token whose name is most similar to an unknown one; undefined where none is similar. */
export const nearestToken = (name: string): TokenPath | undefined => nearestName(name, tokenPaths);
