import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { checks } from './build/checks.ts';
import { notices } from './build/notices.ts';
import { widgetPlugins } from './build/plugins.ts';
import { graphFile } from './build/module-graph.ts';
import { writeList } from './demo/write-list.ts';
import { buildWorker } from './package/build-emulator.ts';
import { root } from './package/root.ts';
import { runTool } from './run.mjs';
import type { StoryEntry } from './visual/touched.ts';

// `npm run demo:build`: the playground, the theme editor and every screen as static files, for a folder of any web
// server.
const folder = join(root, 'dist', 'demo');
const source = join(root, 'playground', 'demo');
rmSync(folder, { recursive: true, force: true });

console.log('Building the playground, with the provider in the page ...');
const pages = join(folder, 'playground');
await build({
  root: source,
  configFile: false,
  logLevel: 'warn',
  base: './',
  publicDir: join(root, 'playground', 'host', 'public'),
  plugins: [widgetPlugins(), notices(), pagesDoThings()],
  build: {
    outDir: pages,
    emptyOutDir: true,
    target: 'es2022',
    // The provider, for a browser without service workers.
    chunkSizeWarningLimit: 2_500,
    rolldownOptions: {
      checks,
      input: ['index', 'consent', 'embed', 'robot'].map((name) => join(source, `${name}.html`)),
    },
  },
});
await buildWorker(pages, 'vestibule-emulator.js');

console.log('Building Storybook ...');
const storybook = join(folder, 'storybook');
const isBuilt = runTool('storybook', ['build', '-o', storybook, '--disable-telemetry', '--quiet'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, STORYBOOK_PLAYGROUND: '../playground/' },
});
if (!isBuilt) throw new Error('Storybook cannot be built: it says why above.');
// Used only by `npm run visual`.
rmSync(join(storybook, graphFile));

const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, StoryEntry>;
};
writeList(
  folder,
  Object.values(entries).filter(({ type }) => type === 'story'),
);
// GitHub Pages would omit files whose names begin with an underscore.
writeFileSync(join(folder, '.nojekyll'), '');
console.log('The demo is in dist/demo: put that folder anywhere, and open its first page.');

/** The package declares its modules free of side effects. The playground's modules are pages, which have some. */
function pagesDoThings(): Plugin {
  return {
    name: 'vestibule-pages-do-things',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.?\// },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && /[\\/]playground[\\/]/.test(found.id) ? { ...found, moduleSideEffects: true } : found;
      },
    },
  };
}
