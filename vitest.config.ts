import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { styles } from './scripts/build/plugins.ts';
import { chromiumPath } from './scripts/chromium.ts';
import { vectorsFolder } from './tests/setup/vectors.ts';

// A function: vitest changes `instances` in place. The viewport must fit Playwright's page, or vitest scales it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1000, height: 700 },
  provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox'] } }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), styles()],
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: [
            '{tokens,primitives,flows,widget,playground,scripts}/**/*.test.{ts,tsx}',
            '.storybook/**/*.test.ts',
            'tests/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/setup/unit.ts'],
          env: { VESTIBULE_VECTORS: vectorsFolder() },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          include: [
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
        test: { name: 'stories', browser: browser() },
      },
    ],
  },
});
