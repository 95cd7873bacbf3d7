import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { checks } from '../build/checks.ts';
import { notices } from '../build/notices.ts';
import { styles } from '../build/plugins.ts';
import { root } from './root.ts';

const page = join(root, 'playground/theme-editor/alone');

/**
 * The page of `vestibule-auth theme edit`. It shows the stories of a few screens without Storybook: our own function
 * replaces it, and the checks of the stories are omitted.
 */
export async function buildEditor(folder: string): Promise<void> {
  await build({
    root: page,
    base: './',
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // A style sheet for the page: the screens are not in a shadow root.
    plugins: [react(), styles(), notices()],
    resolve: {
      alias: {
        '@storybook/react-vite': join(page, 'compose-stories.tsx'),
        'storybook/test': join(page, 'no-tests.ts'),
      },
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      // It is loaded from this machine.
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: { checks },
    },
  });
}
