import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../ssr/server/react';
import { hydrateCode } from '../ssr/hydrate.lazy';
import { succeeded } from '../../flows/core/provider/outcome';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { internally, quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { Callback, Login, type LoginProps } from '.';

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
function rendered(knowsShadowRoots: boolean, element = <Login {...given} />): void {
  const page = document;
  vi.stubGlobal('document', undefined);
  const html = renderToString(element);
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

const settled = (milliseconds = 20) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
const title = () => widget()?.shadowRoot?.querySelector('[data-screen-heading]')?.textContent;

/** Hydrates an element in an Activity, as routers keep a page; returns what hides it, or shows it. */
async function hydrateInActivity(element: ReactElement) {
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{element}</Activity>;
  rendered(true, page('visible'));
  await act(async () => {
    root = hydrateRoot(host, page('visible'));
  });
  return async (mode: 'visible' | 'hidden') => {
    root?.render(page(mode));
    await settled();
  };
}

test('a hidden page that a server rendered in a shadow root is not left, and is left once it is shown again [B-MOUNT-6]', async () => {
  history.replaceState(null, '', '/cb?stytch_token_type=magic_links&token=left-in-a-shadow-root');
  const { provider } = fakeProvider({ person: () => undefined, sessionId: () => undefined });
  const change = await hydrateInActivity(
    <Callback
      {...given}
      client={quietClient({ provide: () => provider })}
      continueURL={`${location.origin}/cb#left-in-shadow`}
    />,
  );
  await waitFor(() => expect(title()).toBe('Success!'));
  await change('hidden');
  expect(widget()?.style.display).toBe('none');
  await settled(1_500);
  expect(location.hash).toBe('');
  await change('visible');
  await waitFor(() => expect(location.hash).toBe('#left-in-shadow'));
  history.replaceState(null, '', '/');
});

test('a page that is hidden before its code is loaded is not left until it is shown [B-MOUNT-6]', async () => {
  history.replaceState(null, '', '/cb?stytch_token_type=magic_links&token=hidden-at-once');
  const { provider } = fakeProvider({ person: () => undefined, sessionId: () => undefined });
  let load = () => {};
  const loaded = await hydrateCode.load();
  vi.spyOn(hydrateCode, 'load').mockReturnValueOnce(new Promise((resolve) => (load = () => resolve(loaded))));
  const change = await hydrateInActivity(
    <Callback
      {...given}
      client={quietClient({ provide: () => provider })}
      continueURL={`${location.origin}/cb#left-hidden`}
    />,
  );
  await change('hidden');
  load();
  await waitFor(() => expect(title()).toBe('Success!'));
  await settled(1_500);
  expect(location.hash).toBe('');
  await change('visible');
  await waitFor(() => expect(location.hash).toBe('#left-hidden'), { timeout: 3_000 });
  history.replaceState(null, '', '/');
});

test('a log-in that a server rendered in a shadow root, and that is shown after a log-out, shows its form [B-MOUNT-6]', async () => {
  let isLoggedIn = false;
  const { provider } = fakeProvider({
    person: () => (isLoggedIn ? { userId: 'user-1', account: 'ada@example.com' } : undefined),
    sessionId: () => undefined,
    authenticateMagicLink: async () => {
      isLoggedIn = true;
      return succeeded({ user_id: 'user-1' });
    },
  });
  history.replaceState(null, '', '/?stytch_token_type=magic_links&token=logs-in-a-shadow-root');
  const change = await hydrateInActivity(
    <Login {...given} callback client={quietClient({ provide: () => provider })} />,
  );
  await waitFor(() => expect(title()).toBe('Success!'));
  await change('hidden');
  await change('visible');
  expect(title()).toBe('Success!');
  await change('hidden');
  isLoggedIn = false;
  await change('visible');
  await waitFor(() => expect(title()).toBe('Sign up or log in'));
});

test('a page that a router removes while it is hidden ends its widget in the shadow root', async () => {
  const change = await hydrateInActivity(<Login {...given} />);
  await waitFor(() => expect(logEvent).toHaveBeenCalledOnce());
  const content = widget()?.shadowRoot;
  await change('hidden');
  await act(async () => root?.render(null));
  await settled();
  expect({
    sheets: content?.adoptedStyleSheets.length ?? 0,
    fields: content?.querySelectorAll('input').length,
  }).toEqual({
    sheets: 0,
    fields: 0,
  });
});

const detached = async () => {
  host.remove();
  await settled();
  document.body.append(host);
};

test('a container that the page takes out for a while keeps the widget in its shadow root, and what was typed [B-MOUNT-7]', async () => {
  rendered(true);
  await hydrate();
  await waitFor(() => expect(logEvent).toHaveBeenCalledOnce());
  const content = widget()?.shadowRoot;
  const field = content?.querySelector('input');
  if (!field) throw new Error('Nothing was rendered.');
  fireEvent.input(field, { target: { value: 'ada@example.com' } });
  await detached();
  await act(async () => root?.render(<Login {...given} strings={{ 'main.title': 'Welcome' }} />));
  await waitFor(() => expect(title()).toBe('Welcome'));
  expect({
    isSame: content?.querySelector('input') === field,
    value: field.value,
    sheets: content?.adoptedStyleSheets.length,
  }).toEqual({ isSame: true, value: 'ada@example.com', sheets: 1 });
  await act(async () => root?.render(null));
  await settled();
  expect({ widget: widget(), sheets: content?.adoptedStyleSheets.length }).toEqual({ widget: null, sheets: 0 });
});

test('a container that is out of the page when the code for the shadow root arrives has a working widget later [B-MOUNT-7]', async () => {
  let load = () => {};
  const loaded = await hydrateCode.load();
  vi.spyOn(hydrateCode, 'load').mockReturnValueOnce(new Promise((resolve) => (load = () => resolve(loaded))));
  rendered(true);
  await hydrate();
  host.remove();
  await settled();
  load();
  await settled();
  document.body.append(host);
  await waitFor(() => expect(logEvent).toHaveBeenCalledOnce());
  await act(async () => root?.render(<Login {...given} strings={{ 'main.title': 'Welcome' }} />));
  await waitFor(() => expect(title()).toBe('Welcome'));
});

test("a container that the page takes out while the widget is hidden keeps the root of the host's React [B-MOUNT-7]", async () => {
  const change = await hydrateInActivity(<Login {...given} />);
  await waitFor(() => expect(logEvent).toHaveBeenCalledOnce());
  const node = widget();
  await change('hidden');
  await detached();
  expect(widget()).toBe(node);
  await act(async () => root?.render(null));
  expect(widget()).toBeNull();
});
