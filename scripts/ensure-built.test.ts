import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './ensure-built.mjs';

const isModule = /(?<!\.test|\.stories)\.tsx?$/;

/** The top-level folders that the modules of a folder import from. */
function foldersBehind(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isModule.test(entry.name))
    .flatMap((entry) => {
      const code = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      const names = [...code.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(([, name = '']) => name);
      return names.map((name) => relative('.', join(entry.parentPath, name)).split(sep)[0] ?? '');
    })
    .filter((name) => existsSync(name));
}

test('a change in any folder that the pages import from makes a new build', () => {
  const pages = ['playground/host', 'widget', 'flows', 'primitives', 'tokens'];
  expect(pages.flatMap(foldersBehind).filter((folder) => !sources.includes(folder))).toEqual([]);
});
