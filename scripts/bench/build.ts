import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { pageChunks } from '../build/page-chunks.ts';
import { buildModules } from '../package/build-modules.ts';
import { buildScript } from '../package/build-script.ts';
import { root } from '../package/root.ts';
import { draw } from './draw.ts';
import { type BenchPage, sourceOf, type Variant } from './variants.ts';

const folder = join(root, 'dist/bench');

/** Makes the folder anew, with the package and what the script tag loads in it. */
export async function prepareFolder(): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  await buildModules(join(folder, 'package'));
  await buildScript(join(folder, 'script'));
  return folder;
}

/** Builds one variant of one page for production, and gives the path it is served at; undefined where there is none. */
export async function buildPage(variant: Variant, page: BenchPage): Promise<string | undefined> {
  const source = sourceOf(variant, page, join(folder, 'package'));
  if (source === undefined) return undefined;
  const name = `${page.name}-${variant}`.replaceAll(/\W+/g, '-');
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'main.js'), source);
  const isScript = variant === 'script tag' || variant === 'drawn script tag';
  const isDrawn = variant === 'drawn React' || variant === 'drawn script tag';
  const files = [...(isScript ? ['/script/vestibule.js'] : []), ...(source ? ['./main.js'] : [])];
  const tags = isDrawn
    ? afterPaint(files)
    : files.map((file) => `<script type="module" src="${file}"></script>`).join('');
  const { content, styles } = await draw(variant, page, join(folder, 'package'));
  const html = `<!doctype html><html lang="en" data-provider="PROVIDER"><title>bench</title>${styles}<body style="margin:0;display:grid;place-items:center;min-height:100vh"><div id="app" style="width:400px">${content}</div>${tags}</body></html>`;
  if (isScript || source === '') {
    mkdirSync(join(place, 'out'));
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
    // What an embedder gets, with the one setting that README advises for ours.
    build: {
      outDir: 'out',
      target: 'es2022',
      ...((variant === 'React' || variant === 'drawn React') && { rolldownOptions: { output: pageChunks } }),
    },
  });
  return `/${name}/out/`;
}

/** The script that docs/embedding.md advises where the HTML holds the first screen: its paint goes first. */
function afterPaint(files: readonly string[]): string {
  const imports = files.map((file) => `await import('${file}');`).join(' ');
  return `<script type="module">await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))); ${imports}</script>`;
}
