import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type PluginOption } from 'vite';
import { checks } from '../build/checks.ts';
import { eagerFunctions } from '../build/eager-functions.ts';
import { treeshake } from '../build/treeshake.ts';
import { notices } from '../build/notices.ts';
import { neededModules } from '../build/needed-modules.ts';
import { scriptGroups } from '../build/page-chunks.ts';
import { preloadList } from '../build/preload-list.ts';
import { quickTimeZone } from '../build/quick-time-zone.ts';
import { reactNames } from '../build/react-names.ts';
import { widgetPlugins } from '../build/plugins.ts';
import { root } from './root.ts';

const entry = join(root, 'widget/script/index.ts');
const script = 'vestibule.js';
const react = fileURLToPath(new URL('preact/react.mjs', import.meta.url));
const client = fileURLToPath(new URL('preact/client.mjs', import.meta.url));

/** Builds the files of a script tag: one for log-in, and the lazy ones beside it. Preact replaces React. */
export async function buildScript(folder: string, plugins: readonly PluginOption[] = []): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      widgetPlugins(),
      notices(),
      preloadList(),
      quickTimeZone(),
      reactNames(),
      eagerFunctions(script),
      ...plugins,
    ],
    // Files are loaded relative to the script's address.
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
      // The imports of a lazy file are fetched together with it.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks,
        treeshake,
        input: entry,
        output: {
          entryFileNames: script,
          chunkFileNames: 'vestibule/[name]-[hash:7].js',
          codeSplitting: { groups: scriptGroups(entry, await neededModules()) },
        },
      },
    },
  });
}
