import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../ssr/server/react';
import { internally, quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { Login, type LoginProps } from '.';

const logEvent = vi.fn();
const client = quietClient(internally({ networkClient: { logEvent } }));
const given: LoginProps = { client, config: { products: ['emailMagicLinks'], enableShadowDOM: true } };
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

/**
 * Renders as on a server, where there is no document, and shows the markup in a browser that supports declarative
 * shadow roots, or does not.
 */
function rendered(knowsShadowRoots: boolean): void {
  const page = document;
  vi.stubGlobal('document', undefined);
  const html = renderToString(<Login {...given} />);
  vi.stubGlobal('document', page);
  host.innerHTML = html;
  const template = host.querySelector<HTMLTemplateElement>('template[shadowrootmode]');
  if (!knowsShadowRoots || !template?.parentElement) return;
  template.parentElement.attachShadow({ mode: 'open' }).append(template.content);
  template.remove();
}
const hydrate = (props: Partial<LoginProps> = {}) =>
  act(async () => {
    root = hydrateRoot(host, <Login {...given} {...props} />);
  });
const widget = () => host.querySelector<HTMLElement>('.vestibule');

test('the server-rendered field in the shadow root is kept, and hydrated', async () => {
  rendered(true);
  const field = widget()?.shadowRoot?.querySelector('input');
  await hydrate();
  await waitFor(() => expect(logEvent).toHaveBeenCalledOnce());
  expect(widget()?.shadowRoot?.querySelector('input')).toBe(field);
});

test('prop changes are followed there too [B-MOUNT-15]', async () => {
  rendered(true);
  await hydrate();
  await act(async () => root?.render(<Login {...given} strings={{ 'main.title': 'Welcome' }} />));
  const title = () => widget()?.shadowRoot?.querySelector('[data-screen-heading]')?.textContent;
  await waitFor(() => expect(title()).toBe('Welcome'));
  await act(async () => root?.render(<Login {...given} />));
  await waitFor(() => expect(title()).toBe('Sign up or log in'));
});

test('where an old browser ignores a declarative shadow root, the widget is rendered all the same', async () => {
  rendered(false);
  await hydrate();
  const field = await waitFor(() => {
    const found = widget()?.shadowRoot?.querySelector('input');
    if (!found) throw new Error('Not yet.');
    return found;
  });
  expect(field.type).toBe('email');
  expect(host.querySelectorAll('.vestibule')).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a widget that is removed before its code is loaded is never mounted', async () => {
  rendered(true);
  await act(async () => {
    root = hydrateRoot(host, <Login {...given} />);
  });
  await act(async () => root?.render(null));
  logEvent.mockClear();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect({ widget: widget(), logEventCalls: logEvent.mock.calls }).toEqual({ widget: null, logEventCalls: [] });
});
