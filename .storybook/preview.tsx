import '../tokens/default-theme.css';
import '../primitives/root/root.css';
import type { Preview } from '@storybook/react-vite';
import { english } from '../flows/core/words/locale';
import { findLocale, loadLocale } from '../widget/locales/find-locale';
import { standStill } from './still-clock';
import { globalTypes, initialGlobals } from './toolbar/globals';
import { modes } from './toolbar/modes';
import { Page } from './toolbar/page';

standStill();

const preview: Preview = {
  parameters: {
    chromatic: { modes },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          'target-size': { enabled: true },
          'label-content-name-mismatch': { enabled: true },
          // The page around a story is Storybook's; these three are the host's duty.
          region: { enabled: false },
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      },
    },
  },
  globalTypes,
  initialGlobals,
  loaders: [async ({ globals }) => ({ locale: await loadLocale(findLocale(String(globals['locale']))) })],
  decorators: [
    (Story, { globals, loaded, title }) => (
      <Page globals={globals} locale={loaded['locale'] ?? english} isBare={title.startsWith('primitives/')}>
        <Story />
      </Page>
    ),
  ],
};
export default preview;
