import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = ['primitives', 'flows', 'widget']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  .filter((file) => /(?<!\.(?:test|stories))\.tsx?$/.test(file));

/** The one place that may take React's own. */
const ours = 'primitives/layout-effect.ts';
const isReacts = /React\.useLayoutEffect|import [^;]*\buseLayoutEffect\b[^;]*from 'react'/;

test('rendering on a server with React 18 prints no warning, because no layout effect is React’s own', () => {
  const users = sources.filter((file) => isReacts.test(readFileSync(join(root, file), 'utf8')));
  expect(users).toEqual([ours]);
});
