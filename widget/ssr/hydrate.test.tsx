import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { loginDefinition } from '../mounts/login';
import type { Mounted, WidgetOptions } from '../options';
import { renderLogin, type ServerOptions } from './server';
import { internally, quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { hydrate } from './hydrate';

const config: Config = { products: ['emailMagicLinks'] };
const logEvent = vi.fn();
const client = quietClient(internally({ networkClient: { logEvent } }));
let mounted: Mounted[] = [];

beforeEach(() => {
  stubPage();
  logEvent.mockClear();
});
afterEach(async () => {
  await act(async () => mounted.forEach((one) => one.unmount()));
  mounted = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Server-rendered markup in an element of the page. */
function rendered(options: ServerOptions<WidgetOptions>): HTMLElement {
  const page = document;
  vi.stubGlobal('document', undefined);
  const html = renderLogin(options);
  vi.stubGlobal('document', page);
  const host = document.body.appendChild(document.createElement('main'));
  host.innerHTML = html;
  const root = host.querySelector<HTMLElement>('.vestibule');
  // A browser creates a shadow root from the markup while parsing it. jsdom does not.
  const template = root?.querySelector<HTMLTemplateElement>('template[shadowrootmode]');
  if (root && template) {
    root.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
  if (!root) throw new Error('Nothing was rendered.');
  return root;
}

async function takenOver(root: HTMLElement, options: Partial<WidgetOptions> = {}): Promise<Mounted> {
  const one = hydrate(loginDefinition, root, { client, config, ...options });
  mounted.push(one);
  await act(async () => undefined);
  return one;
}

const starts = () => logEvent.mock.calls.length;

test('the server-rendered elements are kept, and hydrated', async () => {
  const root = rendered({ config });
  const field = screen.getByRole('textbox');
  await takenOver(root);
  expect(screen.getByRole('textbox')).toBe(field);
  await waitFor(() => expect(starts()).toBe(1));
  expect(root.hasAttribute('data-ids')).toBe(false);
});

test('an update while the language loads is applied once it is loaded', async () => {
  const root = rendered({ config, locale: 'fi' });
  const one = await takenOver(root, { locale: 'fi' });
  one.update({ strings: { 'main.title': 'Tervetuloa' } });
  await screen.findByRole('heading', { name: 'Tervetuloa' });
  expect(root.lang).toBe('fi');
});

test('unmounting removes the widget and its styles', async () => {
  const root = rendered({ config });
  const one = await takenOver(root);
  await waitFor(() => expect(starts()).toBe(1));
  expect(document.adoptedStyleSheets).toHaveLength(1);
  await act(async () => {
    one.unmount();
    one.unmount();
  });
  expect({ isConnected: root.isConnected, adoptedStyleSheetCount: document.adoptedStyleSheets.length }).toEqual({
    isConnected: false,
    adoptedStyleSheetCount: 0,
  });
});

test('a widget whose element the page empties ends by itself', async () => {
  const root = rendered({ config });
  await takenOver(root);
  await waitFor(() => expect(starts()).toBe(1));
  await act(async () => document.body.replaceChildren());
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('server-rendered markup that the page has removed is not hydrated [B-MOUNT-7]', async () => {
  const root = rendered({ config });
  root.remove();
  await takenOver(root);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect({ starts: starts(), adoptedStyleSheetCount: document.adoptedStyleSheets.length }).toEqual({
    starts: 0,
    adoptedStyleSheetCount: 0,
  });
});

test('a server-rendered shadow root is hydrated, with its styles', async () => {
  const root = rendered({ config: { ...config, enableShadowDOM: true }, stylesheet: '/styles.css' });
  const field = root.shadowRoot?.querySelector('input');
  await takenOver(root, { config: { ...config, enableShadowDOM: true } });
  await waitFor(() => expect(starts()).toBe(1));
  expect(root.shadowRoot?.querySelector('input')).toBe(field);
  expect(root.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
});
