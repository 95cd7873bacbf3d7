/** The known name that is most like a name, whatever its letter case, gaps and dashes; undefined where none is near. */
export function nearestName<Name extends string>(name: string, known: readonly Name[]): Name | undefined {
  const wanted = plain(name);
  const [nearest] = known
    .map((one) => ({ one, distance: editDistance(wanted, plain(one)) }))
    .sort((first, second) => first.distance - second.distance);
  // A guess that changes more than this part of the name is no help.
  return nearest && nearest.distance <= Math.max(wanted.length, plain(nearest.one).length) * 0.4
    ? nearest.one
    : undefined;
}

/** A name without case and separators. No real name is longer than what is compared. */
export const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[-_\s]/g, '')
    .slice(0, 100);

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
