import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();

/** The roles that a file of a flow may have, as its name says them; one without is a component or module named by its subject. */
const roles = ['atoms', 'actions', 'messages', 'screen', 'screens', 'lazy', 'stories', 'test', 'css'];
const named = new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*(?:(?:\\.(?:${roles.join('|')}))?\\.tsx?|\\.spoken\\.snap)$`);

test('the name of each file in flows states its role', () => {
  const strange = filesIn('flows').filter((file) => !named.test(basename(file)));
  expect(strange).toEqual([]);
});

test('the names of two files in a folder of flows differ by more than a dot or a dash', () => {
  const places = filesIn('flows').map((file) => `${dirname(file)}/${basename(file).replaceAll(/[.-]|tsx?$/g, '')}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

/** The files in which `import()` is allowed: late code is found there, and nowhere else. */
const late = [/\.lazy\.ts$/, /^widget\/screens\/screen-table\.ts$/, /^widget\/locales\//, /^widget\/stytch\//];

function importsLate(file: string): boolean {
  const code = readFileSync(`${root}${file}`, 'utf8');
  // Most say nothing like it, and need no parser.
  if (!/\bimport\s*\(/.test(code)) return false;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  let isFound = false;
  const visit = (node: ts.Node) => {
    isFound ||= ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    if (!isFound) ts.forEachChild(node, visit);
  };
  visit(source);
  return isFound;
}

test('lazy code is imported in few places: the *.lazy files, the table of screens, the locales, the adapter', () => {
  const askers = ['tokens', 'primitives', 'flows', 'widget', 'tools']
    .flatMap(filesIn)
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !file.endsWith('.test.ts'))
    .filter(importsLate);
  expect(askers).toContain('flows/magic-link/magic-link.lazy.ts');
  expect(askers.filter((file) => !late.some((place) => place.test(file)))).toEqual([]);
});
