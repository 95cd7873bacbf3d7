/** The options that were given before and are left out now, each as undefined: as if it had never been given. */
export function missingOptions(before: object, now: object): Readonly<Record<string, undefined>> {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(now, name));
  return Object.fromEntries(gone.map((name) => [name, undefined]));
}
