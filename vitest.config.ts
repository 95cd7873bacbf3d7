import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { headlessChromiumPath } from './scripts/chromium.mjs';
import { folders } from './scripts/folders.ts';
import { isolate, page, pageTestsWithoutJSX, testTimeout, unit } from './scripts/vitest/projects.ts';

// A function: vitest changes `instances` in place. The viewport must fit Playwright's page, or vitest scales it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1000, height: 700 },
  provider: playwright({ launchOptions: { executablePath: headlessChromiumPath(), args: ['--no-sandbox'] } }),
  instances: [{ browser: 'chromium' as const }],
});

const onPage = pageTestsWithoutJSX(folders);

export default defineConfig({
  test: {
    // Without it, one of two cores would wait: by default one is left for the server, which is idle once it has compiled the modules.
    maxWorkers: '100%',
    // What is heard of the stories, beside them. Only `npm run spoken -- --update` writes it.
    resolveSnapshotPath: (file, extension) => `${file.replace('.stories.tsx', '.spoken')}${extension}`,
    update: 'none',
    projects: [
      unit([`{${folders.join(',')}}/**/*.test.ts`], onPage),
      page([`{${folders.join(',')}}/**/*.test.tsx`, ...onPage]),
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
          setupFiles: ['tests/setup/test-timeouts.ts', 'tests/setup/read-aloud.ts'],
        },
      },
    ],
  },
});
