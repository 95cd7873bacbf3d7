/** A package as `package-lock.json` names it. */
export interface LockedPackage {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Licences under which a package may be distributed in ours, with its notice. */
const shippable: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
]);

/** Licences under which a package may be one of our tools: no part of it reaches an embedder. */
const usable: ReadonlySet<string> = new Set([
  ...shippable,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MPL-2.0',
  'Python-2.0',
  '(MIT OR GPL-3.0-or-later)',
  '(MIT AND Zlib)',
]);

/** Packages whose manifest names no licence; a maintainer has read their licence files. */
const read: Readonly<Record<string, string>> = {
  'node_modules/eval': 'MIT, in its LICENSE',
  'node_modules/require-like': 'MIT, in its README',
  'node_modules/jsonify': 'in the public domain',
  'node_modules/spawndamnit': 'MIT, in its LICENSE',
};

/**
 * The names of the packages that the build may contain: the bundled ones, and the dependencies of the published
 * packages.
 */
export const shippedNames = (
  packages: Readonly<Record<string, LockedPackage>>,
  dependencies: readonly string[],
): ReadonlySet<string> =>
  new Set([
    ...dependencies,
    ...Object.keys(packages).flatMap((path) => /^node_modules\/(@radix-ui\/[^/]+|preact)$/.exec(path)?.[1] ?? []),
  ]);

/**
 * The packages whose licence does not allow their use, one per line. `shipped` contains the names of the packages that
 * embedders get.
 */
export function licenceProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  shipped: ReadonlySet<string>,
): string[] {
  return Object.entries(packages).flatMap(([path, { license = 'none', link }]) => {
    if (path === '' || link) return [];
    const isShipped = shipped.has(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    if (isShipped) return shippable.has(license) ? [] : [`${path} may not be shipped along: its licence is ${license}`];
    return usable.has(license) || path in read ? [] : [`${path} may not be used: its licence is ${license}`];
  });
}
