import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { withoutDirective } from '../../scripts/build/client-directives';
import { notices } from '../../scripts/build/notices';
import { withPlainImports } from '../../scripts/build/plain-imports';
import { treeshake } from '../../scripts/build/treeshake';

const folder = mkdtempSync(join(tmpdir(), 'vestibule-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a host's page around a module of the package, as Vite does it, and returns all its code. */
async function page(name: string, module: string): Promise<string> {
  const root = join(folder, name);
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, 'main.js'), `import { load, named } from './module.js'; void load(); void named();`);
  writeFileSync(join(root, 'module.js'), module);
  writeFileSync(join(root, 'late.js'), 'export const word = document.title;');
  await build({ root, configFile: false, logLevel: 'silent', build: { modulePreload: { polyfill: false } } });
  const assets = join(root, 'dist/assets');
  return readdirSync(assets)
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .join('\n');
}

const module = `export const load = () => import("./late.js");
export const named = async () => (await import("./late.js")).word;
export const other = import("./late.js");`;

test("the build has no code for Vite's preloading, and lazy code is still loaded", async () => {
  expect(await page('as-it-is', module)).toContain('vite:preloadError');
  const plain = await page('plain', withPlainImports(module));
  expect(plain).not.toContain('vite:preloadError');
  expect(plain).toMatch(/import\(`\.\/late-[\w-]+\.js`\)/);
});

test('an unused function of Radix is not kept by the call that names it', async () => {
  const radix = [
    'var naming = Object.defineProperty;',
    'var __name = (target, value) => naming(target, "name", { value, configurable: true });',
    'export function used() { return "is used"; }',
    '__name(used, "used");',
    'export function unused() { return "is not used"; }',
    '__name(unused, "unused");',
  ].join('\n');
  const root = join(folder, 'naming');
  mkdirSync(root);
  writeFileSync(join(root, 'radix.js'), radix);
  writeFileSync(join(root, 'main.js'), `import { used } from './radix.js'; globalThis.word = used();`);
  const built = async (rolldownOptions: object) => {
    const lib = { entry: join(root, 'main.js'), formats: ['es' as const], fileName: () => 'main.js' };
    await build({ root, configFile: false, logLevel: 'silent', build: { lib, rolldownOptions } });
    return readFileSync(join(root, 'dist/main.js'), 'utf8');
  };
  expect(await built({})).toContain('is not used');
  const small = await built({ treeshake });
  expect(small).not.toContain('is not used');
  expect(small).toContain('is used');
});

test('a file of Radix has no directive, and keeps its line numbers', () => {
  expect(withoutDirective('"use client";\nimport a from "a";\n')).toBe('\nimport a from "a";\n');
  expect(withoutDirective("\n'use client'\nexport {};")).toBe('\n\nexport {};');
  expect(withoutDirective('const mode = "use client";')).toBe('const mode = "use client";');
});

test('a build for publishing has the licences of its bundled packages', async () => {
  const root = join(folder, 'carrying');
  mkdirSync(root);
  const jotai = join(process.cwd(), 'node_modules/jotai/esm/vanilla.mjs');
  writeFileSync(join(root, 'main.js'), `import { atom } from ${JSON.stringify(jotai)}; globalThis.atom = atom;`);
  const lib = { entry: join(root, 'main.js'), formats: ['es' as const], fileName: 'main' };
  await build({ root, configFile: false, logLevel: 'silent', plugins: [notices('NOTICES.txt')], build: { lib } });
  const text = readFileSync(join(root, 'dist/NOTICES.txt'), 'utf8');
  expect(text).toMatch(/^jotai \d/);
  expect(text).toContain('MIT License');
});
