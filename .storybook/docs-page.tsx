import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { themes } from 'storybook/theming';

const dark = matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  dark.addEventListener('change', onChange);
  return () => dark.removeEventListener('change', onChange);
}

/** The events of Storybook with the state of the toolbar, the newest first. */
const globalsEvents = ['globalsUpdated', 'setGlobals'];

/** The theme that the toolbar is at. A page is rendered again whenever it is changed. */
function themeIn({ channel }: DocsContainerProps['context']): string {
  const payloads = globalsEvents.flatMap((event): unknown => channel.last(event) ?? []);
  return String(payloads.map(themeOf).find((theme) => theme !== undefined));
}

function themeOf(payload: unknown): unknown {
  const globals: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'globals') : undefined;
  return typeof globals === 'object' && globals !== null ? Reflect.get(globals, 'theme') : undefined;
}

/** A page of words: dark for a user who has a dark system, as Storybook around it is, or has set a dark theme. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const isDarkSystem = useSyncExternalStore(subscribe, () => dark.matches);
  const isDark = isDarkSystem || /\bdark$/.test(themeIn(context));
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
