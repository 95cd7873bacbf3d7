import '../tokens/default-theme.css';
import '../primitives/root.css';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { english } from '../flows/core/words/locale';
import { findLocale, loadLocale } from '../widget/locales/find-locale';
import { standStill } from './still-clock';
import { globalTypes, initialGlobals } from './toolbar/globals';
import { modes } from './toolbar/modes';
import { type Container, Page } from './toolbar/page';
import { withoutIds } from './without-ids';

standStill();

/** The container of a story, by its group in the list. */
function containerOf(title: string): Container {
  if (title.startsWith('primitives/')) return 'bare';
  if (title.startsWith('Screens/')) return 'screen';
  return title.startsWith('Flows/') ? 'card' : 'page';
}

// Storybook's parts of a page are as heavy as all the stories, which do not need them.
const LateDocsPage = lazy(async () => ({ default: (await import('./docs-page')).DocsPage }));

const DocsPage = (props: ComponentProps<typeof LateDocsPage>) => (
  <Suspense>
    <LateDocsPage {...props} />
  </Suspense>
);

/** The docstring of a component, as the build noted it. */
function docstringOf(component: unknown): string {
  const info: unknown = typeof component === 'function' ? Reflect.get(component, '__docgenInfo') : undefined;
  const text: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, 'description') : undefined;
  return typeof text === 'string' ? text : '';
}

const preview: Preview = {
  // A page for each part and screen: what it is, its props, and all its stories.
  tags: ['autodocs'],
  parameters: {
    chromatic: { modes },
    options: { storySort: { order: ['Introduction', 'Screens', 'Flows', 'Entries', 'primitives', 'Tokens'] } },
    docs: {
      container: DocsPage,
      codePanel: true,
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      extractComponentDescription: (component: unknown) => withoutIds(docstringOf(component)),
    },
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
  argTypesEnhancers: [
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [
          name,
          type.description ? { ...type, description: withoutIds(type.description) } : type,
        ]),
      ),
  ],
  globalTypes,
  initialGlobals,
  loaders: [async ({ globals }) => ({ locale: await loadLocale(findLocale(String(globals['locale']))) })],
  decorators: [
    (Story, { globals, loaded, title, viewMode }) => (
      <Page
        globals={globals}
        locale={loaded['locale'] ?? english}
        container={containerOf(title)}
        isAmongOthers={viewMode === 'docs'}
      >
        <Story />
      </Page>
    ),
  ],
};
export default preview;
