import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { packagesOf } from './scripts/build/packages-of.ts';
import { styles } from './scripts/build/plugins.ts';
import { headlessChromiumPath } from './scripts/chromium.mjs';
import { vectorsFolder } from './tests/setup/vectors.ts';

// A function: vitest changes `instances` in place. The viewport must fit Playwright's page, or vitest scales it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1000, height: 700 },
  provider: playwright({ launchOptions: { executablePath: headlessChromiumPath(), args: ['--no-sandbox'] } }),
  instances: [{ browser: 'chromium' as const }],
});

// The tests of the adapter run on the oldest client as well.
const others = packagesOf({ client: process.env['VESTIBULE_CLIENT'] });

const env = { VESTIBULE_VECTORS: vectorsFolder() };

/**
 * A file of its own world each time, in the long run. To make one takes longer than its tests, so otherwise the files of a
 * worker share their modules: what one leaves behind there is a fault that another finds.
 */
const isolate = Boolean(process.env['VESTIBULE_LONG']);

/** No test is about its own duration: a busy machine only takes longer. In milliseconds. */
const testTimeout = 30_000;

export default defineConfig({
  test: {
    // What is heard of the stories, beside them. Only `npm run spoken -- --update` writes it.
    resolveSnapshotPath: (file, extension) => `${file.replace('.stories.tsx', '.spoken')}${extension}`,
    update: 'none',
    projects: [
      {
        // What needs no page. To make one takes longer than most of these tests; a file that needs one says so at its head.
        ...others,
        plugins: [styles()],
        test: {
          name: 'unit',
          isolate,
          testTimeout,
          environment: 'node',
          include: [
            '{tokens,primitives,flows,widget,emulator,playground,scripts,tests}/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          setupFiles: ['tests/setup/properties.ts'],
          env,
        },
      },
      {
        plugins: [react(), styles()],
        test: {
          name: 'page',
          isolate,
          testTimeout,
          environment: 'jsdom',
          include: ['{tokens,primitives,flows,widget,emulator,playground,scripts,tests}/**/*.test.tsx'],
          setupFiles: ['tests/setup/properties.ts', 'tests/setup/cleanup.ts'],
          env,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: {
          alias: {
            '@testing-library/user-event': fileURLToPath(new URL('tests/setup/no-hands.ts', import.meta.url)),
          },
        },
        optimizeDeps: {
          include: [
            '@guidepup/virtual-screen-reader',
            '@radix-ui/react-collapsible',
            'chromatic/isChromatic',
            'culori/fn',
            '@radix-ui/react-tabs',
            '@radix-ui/react-toast',
            'jotai',
            'jotai/utils',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          name: 'stories',
          isolate,
          testTimeout,
          browser: browser(),
          setupFiles: ['tests/setup/patience.ts', 'tests/setup/read-aloud.ts'],
        },
      },
    ],
  },
});
