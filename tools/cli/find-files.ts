import type { Terminal } from './terminal';

/**
 * Tells whether a file of a folder or a pattern is found: a module, or a page or a component with markup around its script, of which
 * it must be said why it is not rewritten.
 */
const isSource = (path: string) =>
  /\.(?:[cm]?[jt]s|[jt]sx|html?|vue|svelte|astro)$/.test(path) && !/\.d\.[cm]?ts$/.test(path);

/** The folders with third-party or generated code. */
const isSkipped = (name: string) => name.startsWith('.') || ['node_modules', 'dist', 'build', 'out'].includes(name);

/** Finds the files that arguments name: each a file, a folder (the source files in it and below it) or a pattern (`src/**\/*.tsx`). */
export async function findFiles(named: readonly string[], listFolder: Terminal['listFolder']): Promise<string[]> {
  const found = new Set<string>();
  for (const name of named) {
    const given = name
      .replaceAll('\\', '/')
      .replace(/^(?:\.\/)+(?=.)/, '')
      .replace(/(?<=.)\/+$/, '');
    if (/[*?{]/.test(given)) {
      const pattern = patternOf(given);
      for (const file of await filesBelow(fixedPart(given), listFolder))
        if (isSource(file) && pattern.test(file)) found.add(file);
    } else if ((await listFolder(given)) === undefined) found.add(name);
    else for (const file of await filesBelow(given, listFolder)) if (isSource(file)) found.add(file);
  }
  return [...found];
}

/** The folder that a pattern begins with. */
function fixedPart(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex((part) => /[*?{]/.test(part));
  return parts.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

async function filesBelow(folder: string, listFolder: Terminal['listFolder']): Promise<string[]> {
  const entries = (await listFolder(folder)) ?? [];
  const below = await Promise.all(
    entries
      .filter(({ name }) => !isSkipped(name))
      .map(async ({ name, isFolder }) => {
        const path = folder === '.' ? name : `${folder.replace(/\/$/, '')}/${name}`;
        return isFolder ? filesBelow(path, listFolder) : [path];
      }),
  );
  return below.flat().toSorted();
}

/**
 * The regular expression of a pattern: `**` matches any folders, `*` and `?` match within one name, `{a,b}` matches
 * either.
 */
function patternOf(pattern: string): RegExp {
  const parts: Readonly<Record<string, string>> = {
    '**/': '(?:.*/)?',
    '**': '.*',
    '*': '[^/]*',
    '?': '[^/]',
    '{': '(?:',
    '}': ')',
    ',': '|',
  };
  return new RegExp(
    `^${pattern.replaceAll(/\*\*\/|\*\*|[*?{},]|[.+^$()|[\]\\]/g, (part) => parts[part] ?? `\\${part}`)}$`,
  );
}
