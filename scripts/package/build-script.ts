import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type PluginOption } from 'vite';
import { checks } from '../build/checks.ts';
import { treeshake } from '../build/treeshake.ts';
import { notices } from '../build/notices.ts';
import { neededModules } from '../build/needed-modules.ts';
import { scriptGroups } from '../build/page-chunks.ts';
import { widgetPlugins } from '../build/plugins.ts';
import { root } from './root.ts';

const entry = join(root, 'widget/script/index.ts');
const react = fileURLToPath(new URL('preact/react.mjs', import.meta.url));
const client = fileURLToPath(new URL('preact/client.mjs', import.meta.url));

/** Builds what a script tag loads: one file for log-in, and beside it what is needed later. Preact is in React's place. */
export async function buildScript(folder: string, plugins: readonly PluginOption[] = []): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [widgetPlugins(), notices(), ...plugins],
    // Files are found beside the script, wherever a page has put them.
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
        { find: /^react-dom\/client$/, replacement: client },
        { find: /^react-dom$/, replacement: 'preact/compat' },
        { find: /^react$/, replacement: react },
      ],
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      // What a later file imports is asked for together with it.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks,
        treeshake,
        input: entry,
        output: {
          entryFileNames: 'vestibule.js',
          chunkFileNames: 'vestibule/[name]-[hash].js',
          codeSplitting: { groups: scriptGroups(entry, await neededModules()) },
        },
      },
    },
  });
}
