import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

const page = (text: string, link: string) => ({ text, link });

export default defineConfig({
  title: 'Vestibule',
  description: 'A sign-up and log-in form for Stytch.',
  lang: 'en',
  // GitHub Pages serves a repository's site in a folder of its name; the warnings in the console link there.
  base: '/vestibule/',
  outDir: '../dist/site/vestibule',
  cacheDir: '../.cache/site',
  srcExclude: ['contributing/**'],
  cleanUrls: true,
  lastUpdated: false,
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  vite: {
    resolve: {
      // The theme's layout imports its home page by this path.
      alias: [
        { find: /^\.\/VPHome\.vue$/, replacement: fileURLToPath(new URL('theme/HomePage.vue', import.meta.url)) },
      ],
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      page('Quick start', '/quick-start/react'),
      page('Guides', '/go-live'),
      page('Reference', '/mounts'),
      page('Try it', '/try'),
    ],
    sidebar: [
      {
        text: 'Quick start',
        items: [
          page('React', '/quick-start/react'),
          page('Next.js', '/quick-start/next'),
          page('Vue', '/quick-start/vue'),
          page('Plain HTML', '/quick-start/html'),
          page('Other frameworks', '/frameworks'),
          page('Try it', '/try'),
        ],
      },
      {
        text: 'Guides',
        items: [
          page('Go live', '/go-live'),
          page('Sessions', '/sessions'),
          page('Callback page', '/callback'),
          page('Log-in options', '/login-options'),
          page('Passkeys', '/passkeys'),
          page('Second factor', '/second-factor'),
          page('Step-up', '/step-up'),
          page('Log-in dialog and session timeout', '/sign-in'),
          page('Consent page', '/consent'),
          page('Theming', '/theming'),
          page('Text and translations', '/words'),
          page('Server rendering', '/server-rendering'),
          page('Testing', '/testing'),
          page('Emulator', '/emulator'),
          page('Your own design', '/own-design'),
          page('Migrating', '/migrating'),
        ],
      },
      {
        text: 'Reference',
        items: [
          page('Mounts', '/mounts'),
          page('Options, tokens, sentences', '/options'),
          page('Events', '/events'),
          page('Errors', '/errors'),
          page('Command', '/command'),
          page('Package entry points', '/exports'),
          page('Troubleshooting', '/troubleshooting'),
        ],
      },
      {
        text: 'Before you decide',
        items: [
          page('Security', '/security'),
          page('Content security policy', '/content-security-policy'),
          page('Device storage', '/device-storage'),
          page('Accessibility', '/accessibility'),
          page('Supported browsers', '/browsers'),
          page('What it does not do', '/limits'),
          page('Compared with Stytch’s widget', '/comparison'),
          page('Upgrading', '/upgrading'),
        ],
      },
    ],
  },
});
