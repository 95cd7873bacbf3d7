import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type PluginOption } from 'vite';
import { pageChunks } from '../scripts/build/page-chunks.ts';
import type { PreloadList } from '../scripts/build/preload-list.ts';
import type * as VitePlugin from '../tools/vite/vestibule.ts';
import { type Build, folder } from './builds.ts';
import type { BenchPage } from './pages.ts';
import { sourceOf } from './page-source.ts';
import { markupOf } from './server-render.ts';
import { isInHTML, isReact, isScriptTag, type Variant } from './variants.ts';

/** Builds one variant of one page for production, and gives the path it is served at; undefined where there is none. */
export async function buildPage(variant: Variant, page: BenchPage, ours: Build): Promise<string | undefined> {
  const source = await sourceOf(variant, page, ours.modules);
  if (source === undefined) return undefined;
  const name = [page.name, variant, ours.label].join('-').replaceAll(/\W+/g, '-');
  const place = join(folder, name);
  mkdirSync(join(place, 'out'), { recursive: true });
  writeFileSync(join(place, 'main.js'), source);
  // A page is a package of its own: by our list of side effects, a bundler drops what an imported script does for itself.
  writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }\n');
  const { content, styles } = await markupOf(variant, page, ours.modules);
  const files = [...(isScriptTag(variant) ? [ours.script] : []), ...(source ? ['./main.js'] : [])];
  const tags = isInHTML(variant)
    ? afterPaint(files)
    : files.map((file) => `<script type="module" src="${file}"></script>`).join('');
  const preloads = variant === 'script tag' ? preloadsOf(page, ours) : '';
  const html = `<!doctype html><html lang="en" data-provider="PROVIDER"><meta charset="utf-8"><title>bench</title>${preloads}${styles}<body style="margin:0;display:grid;place-items:center;min-height:100vh"><div id="app" style="width:400px">${content}</div>${tags}</body></html>`;
  if (isScriptTag(variant) || source === '') {
    writeFileSync(join(place, 'out/index.html'), html);
    writeFileSync(join(place, 'out/main.js'), source);
    return `/${name}/out/`;
  }
  writeFileSync(join(place, 'index.html'), html);
  await build({
    root: place,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'out', target: 'es2022' },
    ...(isReact(variant) && (await advised(ours))),
  });
  return `/${name}/out/`;
}

/** The preloads that docs/quick-start/html.md advises for a script tag; none for a screen that is in the script, or a release without the list. */
function preloadsOf({ mount, config }: BenchPage, { script }: Build): string {
  const list = join(folder, script, '../preload.json');
  if (!existsSync(list) || (mount === 'mountLogin' && config.products.length === 1)) return '';
  const { [mount]: files }: PreloadList = JSON.parse(readFileSync(list, 'utf8'));
  return files.map((file) => `<link rel="modulepreload" href="${join(script, '..', file)}">`).join('');
}

/** The setting that docs/frameworks.md advises for our package: its plugin, and in a release without one the groups that it named. */
async function advised({ modules }: Build): Promise<object> {
  const file = join(modules, 'vite.js');
  if (!existsSync(file)) {
    return { build: { outDir: 'out', target: 'es2022', rolldownOptions: { output: pageChunks } } };
  }
  const { vestibule }: typeof VitePlugin = await import(pathToFileURL(file).href);
  const plugins: PluginOption[] = [vestibule()];
  return { plugins };
}

/**
 * The script that docs/server-rendering.md advises where the HTML holds the first screen: its paint goes first. Without a
 * top-level await, on which the chunks of the last release wait for each other for ever.
 */
function afterPaint(files: readonly string[]): string {
  const imports = files.map((file) => `await import('${file}');`).join(' ');
  return imports
    ? `<script type="module">requestAnimationFrame(() => setTimeout(async () => { ${imports} }));</script>`
    : '';
}
