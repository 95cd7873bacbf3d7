import { join } from 'node:path';
import { build } from 'vite';
import { checks } from '../build/checks.ts';
import { notices } from '../build/notices.ts';
import { styles } from '../build/plugins.ts';
import { root } from './root.ts';

/** The command `vestibule`, whole in one file: what it needs of culori is in it, and nobody installs culori for it. */
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
      ssr: join(root, 'tokens/tools/cli/run.ts'),
      rolldownOptions: { checks, output: { entryFileNames: 'cli.js' } },
    },
  });
}
