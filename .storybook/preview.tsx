import '../tokens/default-theme.css';
import '../primitives/root/root.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { darkTheme, highContrastTheme, type Theme, themeVariables } from '../tokens';

const themes: Record<string, Theme> = { light: {}, dark: darkTheme, 'high contrast': highContrastTheme };

function Page({ theme, dir, children }: { theme: Theme; dir: string; children: React.ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = root.current ?? document.body;
    const { variables } = themeVariables(theme);
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      for (const [name] of variables) style.removeProperty(name);
    };
  }, [theme]);
  return (
    <div className="vestibule" dir={dir} ref={root}>
      {children}
    </div>
  );
}

const preview: Preview = {
  parameters: {
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
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: Object.keys(themes), dynamicTitle: true } },
    dir: { toolbar: { title: 'Direction', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', dir: 'ltr' },
  decorators: [
    (Story, { globals }) => (
      <Page theme={themes[String(globals['theme'])] ?? {}} dir={String(globals['dir'])}>
        <Story />
      </Page>
    ),
  ],
};
export default preview;
