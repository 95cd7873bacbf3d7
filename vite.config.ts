import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './playground/serving/precompress.ts';
import { checks } from './scripts/build/checks.ts';
import { serverRendering } from './scripts/build/server-rendering.ts';
import { packagesOf } from './scripts/build/packages-of.ts';
import { scriptTag } from './scripts/build/script-tag.ts';
import { notices } from './scripts/build/notices.ts';
import { treeshake } from './scripts/build/treeshake.ts';
import { widgetPlugins } from './scripts/build/plugins.ts';
import { reactGroup } from './scripts/build/page-chunks.ts';
import { fileGroups } from './scripts/package/build-modules.ts';

const host = fileURLToPath(new URL('playground/host/', import.meta.url));
// Builds for tests are beside the one that is served: on React's development build, on an older React or client.
const { VESTIBULE_PAGES: name = 'playground', VESTIBULE_REACT: react, VESTIBULE_CLIENT: client } = process.env;
const pages = fileURLToPath(new URL(`dist/${name}`, import.meta.url));

/** What both the checks for developers and the theme editor import: left to the bundler, each would import the other. */
const checkedTheme = {
  name: 'checked-theme',
  test: /node_modules[\\/]culori[\\/]|tokens[\\/]default-theme\.ts$/,
  priority: 2,
};

/** Divides the code of the pages as the package is divided. In a plugin, because other tools read this file too. */
const packageFiles = (): Plugin => ({
  name: 'vestibule-package-files',
  apply: 'build',
  config: async () => ({
    build: { rolldownOptions: { output: { codeSplitting: { groups: await fileGroups() } } } },
  }),
});

/** The pages of the playground, and with them the widget as an embedder's bundler would build it. */
export default defineConfig({
  root: host,
  ...packagesOf({ react, client }),
  // Storybook reads this file too, and brings plugins of its own.
  plugins: process.env['STORYBOOK']
    ? []
    : [
        packageFiles(),
        widgetPlugins(),
        notices(),
        scriptTag(`${pages}/script`),
        serverRendering(`${pages}/server-rendering`, react),
        precompress(),
      ],
  build: {
    outDir: pages,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The server names a page's chunks in its head; what comes later comes with few.
    modulePreload: false,
    rolldownOptions: {
      checks,
      treeshake,
      input: {
        index: `${host}index.html`,
        embed: `${host}embed.html`,
        consent: `${host}consent.html`,
        'invoice-robot': `${host}invoice-robot.html`,
      },
      output: { codeSplitting: { groups: [reactGroup, checkedTheme] } },
    },
  },
});
