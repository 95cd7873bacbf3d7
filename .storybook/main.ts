import type { StorybookConfig } from '@storybook/react-vite';
import { moduleGraph } from '../scripts/build/module-graph.ts';
import { styles } from '../scripts/build/plugins.ts';

const config: StorybookConfig = {
  stories: [
    './introduction.mdx',
    '../{tokens,primitives,flows,widget}/**/*.stories.tsx',
    '../playground/theme-editor/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // No user reads the tables of props in a picture, and to make them takes half of a build.
  typescript: { reactDocgen: process.env['VESTIBULE_PICTURES'] ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), styles(), moduleGraph()] }),
};
// Storybook reads its configuration from default exports.
export default config;
