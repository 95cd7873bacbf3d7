// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = ['flows', 'widget'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The groups of message ids, such as `otp`; without `error`, whose ids end in the type that the provider names. */
const groups = new Set(
  files
    .filter((file) => file.endsWith('.messages.ts'))
    .flatMap((file) => [...textOf(file).matchAll(/^ {2}'(\w+)\./gm)].map(([, group = '']) => group))
    .filter((group) => group !== 'error'),
);

/** The message ids in a text that are built from pieces. */
function builtIds(file: string, text: string): string[] {
  // Few files have any template that begins like an id; parsing all of them takes seconds.
  if (![...text.matchAll(/`(\w+)\./g)].some(([, group = '']) => groups.has(group))) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTemplateExpression(node) && groups.has(/^(\w+)\./.exec(node.head.text)?.[1] ?? '')) {
      found.push(`${file}: ${node.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('the id of each sentence is found by a search, because no id is built from pieces', () => {
  expect(groups).toContain('password');
  expect(builtIds('a.tsx', 'say(`password.${reason}Title`); say(`text ${password}`)')).toEqual([
    'a.tsx: `password.${reason}Title`',
  ]);
  expect(files.flatMap((file) => builtIds(file, textOf(file)))).toEqual([]);
});
