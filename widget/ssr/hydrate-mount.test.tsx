import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { failed } from '../../flows/core/provider/outcome';
import { mountLogin } from '../mounts/login';
import type { Mounted } from '../options';
import { renderLogin } from './server';
import { internally, quietClient } from '../testing/quiet-client';
import { recordConsole } from '../testing/record-console';
import { stubPage } from '../testing/stub-page';
import { hydrateCode } from './hydrate.lazy';

const config: Config = { products: ['emailMagicLinks'] };
const logEvent = vi.fn();
let logged: readonly unknown[] = [];
let host: HTMLElement;
let mounted: Mounted[] = [];

beforeEach(() => {
  stubPage();
  logEvent.mockClear();
  logged = recordConsole();
  host = document.body.appendChild(document.createElement('main'));
  vi.stubGlobal('document', undefined);
  const html = renderLogin({ config });
  vi.stubGlobal('document', host.ownerDocument);
  host.innerHTML = html;
});
afterEach(async () => {
  await act(async () => mounted.forEach((one) => one.unmount()));
  mounted = [];
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Mounts over server-rendered markup; the code for that is loaded a moment later. */
function mountOver(): Mounted {
  const one = mountLogin(host, { client: quietClient(internally({ networkClient: { logEvent } })), config });
  mounted.push(one);
  return one;
}
const widgets = () => host.querySelectorAll('.vestibule').length;
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('mounting, unmounting and mounting again, as StrictMode does, leaves one working widget [B-MOUNT-9]', async () => {
  await act(async () => {
    mountOver().unmount();
    mountOver();
  });
  await waitFor(() => expect(logEvent).toHaveBeenCalledOnce());
  await settled();
  expect({ widgets: widgets(), logEventCalls: logEvent.mock.calls.length, logged }).toEqual({
    widgets: 1,
    logEventCalls: 1,
    logged: [],
  });
  expect(screen.getByRole('textbox', { name: 'Email' }).isConnected).toBe(true);
});

test.each([
  ['is loaded', hydrateCode.load],
  ['fails to load', async () => failed({ type: 'unreachable' })],
])('unmounting before the code %s leaves nothing, and starts nothing [B-MOUNT-7]', async (_how, load) => {
  vi.spyOn(hydrateCode, 'load').mockImplementationOnce(load);
  mountOver().unmount();
  expect(widgets()).toBe(0);
  await settled();
  expect({ widgets: widgets(), logEventCalls: logEvent.mock.calls }).toEqual({ widgets: 0, logEventCalls: [] });
});

test('an update before the code is loaded is applied once it is', async () => {
  await act(async () => mountOver().update({ strings: { 'main.title': 'Welcome' } }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeDefined();
});

test('if the code for hydration fails to load, the widget is rendered by the browser', async () => {
  vi.spyOn(hydrateCode, 'load').mockResolvedValueOnce(failed({ type: 'unreachable' }));
  const before = screen.getByRole('textbox');
  await act(async () => void mountOver());
  const field = await screen.findByRole('textbox', { name: 'Email' });
  expect({ beforeIsConnected: before.isConnected, fieldIsConnected: field.isConnected, widgets: widgets() }).toEqual({
    beforeIsConnected: false,
    fieldIsConnected: true,
    widgets: 1,
  });
});

test('a widget whose target the page removed with its surroundings before the code is loaded starts nothing [B-MOUNT-7]', async () => {
  mountOver();
  host.remove();
  await settled();
  expect({ calls: logEvent.mock.calls, sheets: document.adoptedStyleSheets.length }).toEqual({ calls: [], sheets: 0 });
});

test('a widget in a target that is not in the page yet is hydrated, and works once the page has it', async () => {
  host.remove();
  mountOver();
  await settled();
  document.body.append(host);
  await waitFor(() => expect(logEvent).toHaveBeenCalledOnce());
  expect({ widgets: widgets(), logged }).toEqual({ widgets: 1, logged: [] });
});
