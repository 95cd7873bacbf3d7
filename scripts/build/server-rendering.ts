import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../package/root.ts';
import { checks } from './checks.ts';
import { packagesOf } from './packages-of.ts';
import { widgetPlugins } from './plugins.ts';

/**
 * Builds the code with which the playground's server renders its pages, into the folder of the pages:
 * `{folder}/index.js`.
 */
export function serverRendering(folder: string, react: string | undefined): Plugin {
  return {
    name: 'vestibule-server-rendering',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () =>
        build({
          // Class names are derived from file paths relative to this folder, so they are the same as in the pages.
          root: join(root, 'playground/host'),
          configFile: false,
          logLevel: 'warn',
          ...packagesOf({ react }),
          plugins: [widgetPlugins()],
          ssr: { noExternal: true },
          build: {
            outDir: folder,
            emptyOutDir: true,
            target: 'node20',
            // A larger file delays the first page.
            minify: true,
            ssr: join(root, 'playground/server-rendering/index.ts'),
            rolldownOptions: { checks },
          },
        }).then(() => undefined),
    },
  };
}
