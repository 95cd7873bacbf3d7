import '../tokens/default-theme.css';
import '../primitives/root/root.css';
import type { Preview } from '@storybook/react-vite';
import { english } from '../flows/core/words/locale';
import { findLocale, loadLocale } from '../widget/locales/find-locale';
import { standStill } from './still-clock';
import { globalTypes, initialGlobals } from './toolbar/globals';
import { modes } from './toolbar/modes';
import { type Ground, Page } from './toolbar/page';

standStill();

/** The ground of a story, by its group in the list. */
function groundOf(title: string): Ground {
  if (title.startsWith('primitives/')) return 'bare';
  if (title.startsWith('Screens/')) return 'screen';
  return title.startsWith('Flows/') ? 'card' : 'page';
}

const preview: Preview = {
  // A page for each part and screen: what it is, its props, and all its stories.
  tags: ['autodocs'],
  parameters: {
    chromatic: { modes },
    options: { storySort: { order: ['Introduction', 'Screens', 'Flows', 'Entries', 'primitives', 'Tokens'] } },
    docs: { codePanel: true, toc: { headingSelector: 'h2, h3', title: 'On this page' } },
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
    (Story, { globals, loaded, title, viewMode }) => (
      <Page
        globals={globals}
        locale={loaded['locale'] ?? english}
        ground={groundOf(title)}
        isAmongOthers={viewMode === 'docs'}
      >
        <Story />
      </Page>
    ),
  ],
};
export default preview;
