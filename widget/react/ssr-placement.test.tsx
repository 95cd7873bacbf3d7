import { act, waitFor } from '@testing-library/react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../ssr/server/react';
import { internally, quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { Login, type LoginProps } from '.';

const logEvent = vi.fn();
const client = quietClient(internally({ networkClient: { logEvent } }));
let root: Root | undefined;
let host: HTMLElement;

beforeEach(() => {
  stubPage();
  logEvent.mockClear();
  host = document.body.appendChild(document.createElement('main'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page that changes the class of its widget as soon as it is hydrated itself: before the widget is. */
function Page(props: Pick<LoginProps, 'config'>) {
  const isIn = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const theme = { colors: { primary: '#123456' } };
  return <Login {...props} client={client} theme={theme} className={isIn ? 'in' : 'out'} />;
}

/** The page's markup as a server renders it, where there is no document, with the shadow root that a browser creates. */
function render(page: ReactElement): void {
  const { document } = globalThis;
  vi.stubGlobal('document', undefined);
  const html = renderToString(page);
  vi.stubGlobal('document', document);
  host.innerHTML = html;
  const template = host.querySelector<HTMLTemplateElement>('template[shadowrootmode]');
  template?.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
  template?.remove();
}
const widget = () => host.querySelector<HTMLElement>('.vestibule');

test.each([
  ['in the page', false],
  ['in a shadow root', true],
])(
  'a class that the host changes before hydration is the class after it (%s) [B-DRAWN-13]',
  async (_place, enableShadowDOM) => {
    const page = <Page config={{ products: ['emailMagicLinks'], enableShadowDOM }} />;
    render(page);
    expect(widget()?.className).toMatch(/^vestibule vestibule-\w+ out$/);
    const before = widget();
    await act(async () => void (root = hydrateRoot(host, page)));
    await waitFor(() => expect(logEvent).toHaveBeenCalledOnce());
    await waitFor(() => expect(widget()?.className).toBe('vestibule in'));
    expect(widget()).toBe(before);
    expect(widget()?.style.getPropertyValue('--vestibule-colors-primary')).toBe('#123456');
  },
);
