import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rooms = ['tokens', 'primitives', 'flows', 'widget', 'tools', 'emulator', 'playground', 'bench', 'scripts'];

/** The modules of the house, stories and tests left out. */
const modules = rooms
  .flatMap((room) => readdirSync(join(root, room), { recursive: true, withFileTypes: true }))
  // The emulator's build is in its folder.
  .filter(
    (entry) =>
      entry.isFile() &&
      !/[\\/]dist(?:[\\/]|$)/.test(entry.parentPath) &&
      /(?<!\.test|\.stories)\.tsx?$/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name));

/** The module that an import resolves to, if it is one of ours. */
function target(importer: string, name: string): string | undefined {
  const path = resolve(dirname(importer), name);
  return ['', '.ts', '.tsx', '/index.ts', '.css.ts']
    .map((end) => path + end)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** The imports of a module: by value, by type, and by `import()`. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8');
  const names = [...code.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(([, name = '']) => name);
  return names.flatMap((name) => target(file, name) ?? []);
}

/** Circles, each as the way round; every module is followed once. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (module: string, way: readonly string[]) => {
    const start = way.indexOf(module);
    if (start >= 0) return void circles.push([...way.slice(start), module]);
    if (done.has(module)) return;
    for (const next of graph.get(module) ?? []) follow(next, [...way, module]);
    done.add(module);
  };
  for (const module of graph.keys()) follow(module, []);
  return circles;
}

test('no two modules import each other: not by value, not by type, not through import()', () => {
  const graph = new Map(modules.map((file) => [file, importsOf(file)]));
  expect(graph.size).toBeGreaterThan(400);
  const circles = circlesOf(graph).map((circle) => circle.map((file) => relative(root, file)).join(' -> '));
  expect(circles).toEqual([]);
});

test('a circular import is found, at any length', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(circlesOf(graph)).toEqual([['a', 'b', 'c', 'a']]);
});
