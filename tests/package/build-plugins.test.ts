import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { notices } from '../../scripts/build/notices';
import { withPlainImports } from '../../scripts/build/plain-imports';
import { withoutNames } from '../../scripts/build/radix';

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

test("a visitor pays nothing for Vite's preloading, and the late code comes all the same", async () => {
  expect(await page('as-it-is', module)).toContain('vite:preloadError');
  const plain = await page('plain', withPlainImports(module));
  expect(plain).not.toContain('vite:preloadError');
  expect(plain).toMatch(/import\(`\.\/late-[\w-]+\.js`\)/);
});

test("a function of Radix's that nobody uses is not kept by its name", () => {
  const code = [
    'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });',
    'function used() {}',
    '__name(used, "used");',
    'var inner = /* @__PURE__ */ __name(() => {}, "inner");',
  ].join('\n');
  const bare = withoutNames(code);
  expect(bare).not.toMatch(/^__name/m);
  expect(bare).toContain('var __name = (target) => target;');
  expect(bare).toContain('__name(() => {}, "inner")');
});

test("Radix's collapsible still wants no more than plain elements", () => {
  const collapsible = readFileSync('node_modules/@radix-ui/react-collapsible/dist/index.mjs', 'utf8');
  expect(collapsible).toContain('import { Primitive } from "@radix-ui/react-primitive";');
  expect(new Set(collapsible.match(/Primitive\.\w+/g))).toEqual(new Set(['Primitive.div', 'Primitive.button']));
  const disclosure = readFileSync('primitives/disclosure/disclosure.tsx', 'utf8');
  expect(disclosure).not.toContain('asChild');
});

test('a user who publishes a build publishes the licences of the packages that it carries', async () => {
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
