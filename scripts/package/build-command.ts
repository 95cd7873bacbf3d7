import { join } from 'node:path';
import { build } from 'vite';
import { checks } from '../build/checks.ts';
import { notices } from '../build/notices.ts';
import { styles } from '../build/plugins.ts';
import { root } from './root.ts';

/**
 * The command `vestibule-auth`, with its dependencies bundled, so that no embedder installs culori or a parser for it.
 * The code that rewrites a file of Stytch's widget, the server for agents and the server of the theme editor are
 * separate files, loaded on demand.
 */
export async function buildCommand(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [styles(), notices('THIRD-PARTY-NOTICES.command.txt')],
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      ssr: true,
      rolldownOptions: {
        checks,
        input: {
          cli: join(root, 'tools/cli/run.ts'),
          migrate: join(root, 'tools/migrate/migrate.ts'),
          mcp: join(root, 'tools/mcp/server.ts'),
          'theme-editor': join(root, 'tools/theme-editor/serve-editor.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'command-[name].js' },
      },
    },
  });
}
